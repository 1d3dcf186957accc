import Foundation
import Testing

@testable import Linting
@testable import copyfit

/// The same with the browser itself.
@Suite(
  .enabled(
    if: (try? Chromium.find()) != nil,
    "NO BROWSER: nothing of PDF and PNG is tested. apt-get install chromium"))
struct InstalledChromiumTests {
  private let folder: ScratchFolder
  private let browser: Chromium

  init() throws {
    folder = try ScratchFolder()
    browser = try #require(try Chromium.find())
  }

  /// The text is there once the page's script has run, and only with the fragment.
  @Test func printsAPage() throws {
    let page = try folder.write(
      """
      <!doctype html><meta charset="utf-8"><title>Übersicht</title><body><script>
      setTimeout(() => {
        if (location.hash === "#print") {
          for (let i = 0; i < 3; i += 1) {
            const part = document.createElement("p");
            part.style.breakAfter = "page";
            part.textContent = "Seite";
            document.body.append(part);
          }
        }
        document.documentElement.dataset.ready = "print";
      }, 500);
      </script>
      """, to: "Ü 100% #1/Bericht ?.html")
    let bytes = try browser.pdf(of: .file(page.path))
    #expect(bytes.starts(with: Array("%PDF-".utf8)))
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.components(separatedBy: "/Type /Page\n").count - 1 >= 3, "pages of \(text.count)")
  }

  @Test(arguments: [(120, 40, 1), (120, 40, 3), (393, 852, 2), (1, 1, 1)])
  func drawsAPicture(width: Int, height: Int, scale: Int) throws {
    let svg =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\">"
      + "<circle r=\"0.3\" fill=\"#f00\"/></svg>"
    try folder.write(svg, to: "Bild ä #%.svg")
    let target = folder.url.appending(path: "Bild ä #%.png").path
    try browser.png(
      ofPicture: folder.url.appending(path: "Bild ä #%.svg").path, width: width, height: height,
      scale: scale, to: target)
    let header = try PNGHeader(Data(contentsOf: URL(filePath: target)))
    #expect(header.width == width * scale)
    #expect(header.height == height * scale)
    // Colour type 6 has an alpha channel: nothing is behind the picture.
    #expect(header.colorType == 6)
  }

  /// Of any size, down to the last row: what a window takes off for its bars is not missing.
  @Test(arguments: [1, 2])
  func picturesArePaintedToTheirEnd(scale: Int) throws {
    let sizes = [(352, 100), (64, 32), (700, 1400), (1, 1), (1400, 20), (30, 9000)]
    let pictures = sizes.map { width, height in
      let svg =
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\">"
        + "<rect width=\"\(width)\" height=\"\(height)\" fill=\"#0a0b0c\"/></svg>"
      return Chromium.Picture(
        source: .svg(Array(svg.utf8)), width: width, height: height, scale: scale)
    }
    let results = try browser.pngs(of: pictures)
    #expect(results.count == sizes.count)
    for ((width, height), bytes) in zip(sizes, results) {
      let file = folder.url.appending(path: "\(width)x\(height).png")
      try Data(bytes).write(to: file)
      let run = try Programs.run(["python3", "-c", Self.colors, file.path], in: folder.url)
      #expect(
        run.output == "\(width * scale) \(height * scale) [[10, 11, 12, 255]]\n",
        "\(width)×\(height): \(run)")
    }
  }

  /// A Python script that prints the size of a PNG and every colour in it (ISO/IEC 15948, 9 and 11.2.2).
  private static let colors = """
    import functools, struct, sys, zlib
    data = open(sys.argv[1], "rb").read()
    width, height, depth, kind = struct.unpack(">IIBB", data[16:26])
    assert depth == 8 and kind in (2, 6)
    place, packed = 8, b""
    while place < len(data):
        length = struct.unpack(">I", data[place:place + 4])[0]
        if data[place + 4:place + 8] == b"IDAT":
            packed += data[place + 8:place + 8 + length]
        place += 12 + length
    raw, size = zlib.decompress(packed), 3 if kind == 2 else 4

    # Most rows of these pictures are the same.
    @functools.lru_cache(64)
    def row(filter, line, above):
        row = bytearray(line)
        for i in range(len(row)):
            a = row[i - size] if i >= size else 0
            b, c = above[i], above[i - size] if i >= size else 0
            nearest = min((a, b, c), key=lambda value: abs(a + b - c - value))
            row[i] = (row[i] + (0, a, b, (a + b) // 2, nearest)[filter]) % 256
        return bytes(row)

    above, colors = bytes(width * size), set()
    for start in range(0, len(raw), width * size + 1):
        above = row(raw[start], raw[start + 1:start + 1 + width * size], above)
        for color in set(zip(*[iter(above)] * size)):
            colors.add(color + (() if size == 4 else (255,)))
    print(width, height, sorted(map(list, colors)))
    """

  @Test func oneInMemoryIsTheSame() throws {
    let svg = Array(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"30\" height=\"20\"/>".utf8)
    let bytes = try browser.png(of: .svg(svg), width: 30, height: 20, scale: 2)
    let header = try PNGHeader(Data(bytes))
    #expect((header.width, header.height) == (60, 40))
    let page = Array("<p>a</p>".utf8)
    #expect(try browser.pdf(of: .html(page), fragment: "").starts(with: Array("%PDF-".utf8)))
  }
}

/// The first chunk of a PNG (ISO/IEC 15948, 11.2.2).
private struct PNGHeader {
  let width: Int
  let height: Int
  let colorType: UInt8

  init(_ data: Data) throws {
    let bytes = [UInt8](data.prefix(26))
    try #require(bytes.count == 26 && bytes[12..<16].elementsEqual("IHDR".utf8))
    func number(_ start: Int) -> Int { bytes[start..<(start + 4)].reduce(0) { $0 << 8 | Int($1) } }
    (width, height, colorType) = (number(16), number(20), bytes[25])
  }
}
