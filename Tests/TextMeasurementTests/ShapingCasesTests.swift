import Foundation
import Testing

@testable import TextMeasurement

/// Runs a program and gives what it printed.
func run(_ path: String, _ arguments: [String]) throws -> String {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: path)
  process.arguments = arguments
  let pipe = Pipe()
  process.standardOutput = pipe
  try process.run()
  let data = pipe.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return String(decoding: data, as: UTF8.self)
}

/// One line of Cases/advances.txt.
struct ShapingCase: CustomTestStringConvertible, Sendable {
  var face: String
  var locale = "en"
  var monospacedDigits = false
  var unitsPerEm: Int
  var text: String
  var expected: Int
  var testDescription: String { "\(face) \(locale) “\(text)”" }

  init?(line: String) {
    let fields = line.components(separatedBy: " ; ")
    guard fields.count == 4, let unitsPerEm = Int(fields[1]), let expected = Int(fields[3]) else {
      return nil
    }
    face = fields[0]
    if face.hasSuffix("+tnum") {
      monospacedDigits = true
      face.removeLast(5)
    }
    if let colon = face.firstIndex(of: ":") {
      locale = String(face[face.index(after: colon)...])
      face = String(face[..<colon])
    }
    self.unitsPerEm = unitsPerEm
    self.expected = expected
    text = Self.unescaped(fields[2])
  }

  private static func unescaped(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.range(of: "\\u{"),
      let end = rest[start.upperBound...].firstIndex(of: "}")
    {
      result += rest[..<start.lowerBound]
      if let value = UInt32(rest[start.upperBound..<end], radix: 16),
        let scalar = Unicode.Scalar(value)
      {
        result.unicodeScalars.append(scalar)
      }
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  static func lines(of file: String) -> [String] {
    guard
      let url = Bundle.module.url(forResource: file, withExtension: "txt", subdirectory: "Cases"),
      let text = try? String(contentsOf: url, encoding: .utf8)
    else { return [] }
    return text.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
  }

  static let disabled = Set(
    lines(of: "disabled").map {
      $0.components(separatedBy: " ; ").prefix(2).joined(separator: " ; ")
    })

  static let all = lines(of: "advances").compactMap(ShapingCase.init(line:))
    .filter { !disabled.contains("\($0.face) ; \($0.text)") }
}

@Suite(KnownFaces.condition) struct ShapingCasesTests {
  static let hbShape = [
    "/usr/bin/hb-shape", "/opt/homebrew/bin/hb-shape", "/usr/local/bin/hb-shape",
  ]
  .first(where: FileManager.default.isExecutableFile(atPath:))

  @Test func everyLineIsACase() {
    let lines = ShapingCase.lines(of: "advances")
    #expect(lines.count >= 140)
    for line in lines { #expect(ShapingCase(line: line) != nil, "\(line)") }
  }

  /// The sum of the advances in font units is exactly what the file says.
  @Test(arguments: ShapingCase.all)
  func advances(_ example: ShapingCase) throws {
    let weight: FontWeight =
      example.face.hasSuffix("-Regular")
      ? .regular
      : example.face.hasSuffix("-Medium")
        ? .medium
        : example.face == "Inter-Bold" ? .bold : .semibold
    let attributes = TextAttributes(
      weight: weight, locale: example.locale, monospacedDigits: example.monospacedDigits)
    let shaped = try FontMeasurer().shape(example.text, attributes, size: 15)
    #expect(Set(shaped.runs.map(\.face)) == [example.face])
    let em = shaped.runs.reduce(0) { $0 + $1.em }
    #expect(shaped.runs.count == 1)
    // em is a quotient of two integers: the nearest double to the expected one, and no other.
    #expect(em == Double(example.expected) / Double(example.unitsPerEm))
    #expect(shaped.missing.isEmpty)
  }

  /// And what hb-shape says, which reads the font with its own code instead of FreeType's.
  @Test(
    .enabled(if: hbShape != nil, "needs hb-shape (libharfbuzz-bin)"), arguments: ShapingCase.all)
  func againstHBShape(_ example: ShapingCase) throws {
    let file = try #require(FontFinder.files(postScriptName: example.face, variable: false).first)
    let features = "-trak,+kern" + (example.monospacedDigits ? ",+tnum" : "")
    let output = try run(
      try #require(Self.hbShape),
      [
        file.path, "--text=\(example.text)", "--output-format=json", "--no-glyph-names",
        "--features=\(features)", "--language=\(example.locale)",
      ])
    let glyphs = try #require(
      try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [[String: Any]])
    #expect(glyphs.reduce(0) { $0 + ($1["ax"] as? Int ?? 0) } == example.expected)
  }
}
