import Foundation
import Testing

@testable import Linting
@testable import copyfit

/// What is asked of a browser and what is said when it fails: with scripts in its place.
@Suite struct ChromiumTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  /// A program that finds its target in `$target` and its profile in `$profile`.
  private func browser(_ script: String, named name: String = "browser") throws -> Chromium {
    let file = try folder.write(
      """
      #!/bin/sh
      for word in "$@"; do
        case "$word" in
          --print-to-pdf=*) target="${word#--print-to-pdf=}" ;;
          --screenshot=*) target="${word#--screenshot=}" ;;
          --user-data-dir=*) profile="${word#--user-data-dir=}" ;;
        esac
        last="$word"
      done
      \(script)
      """, to: name)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    let found = try Chromium.find(named: file.path, path: nil, applications: [])
    var browser = try #require(found)
    browser.limit = 30
    return browser
  }

  private func path(_ name: String) -> String { folder.url.appending(path: name).path }

  private func problem(_ body: () throws -> Void) throws -> Problem {
    try #require(throws: Problem.self, performing: body)
  }

  // MARK: Finding one

  @Test func theVariableComesFirst() throws {
    let file = try folder.write("#!/bin/sh\n", to: "mine/my chrome")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    let other = try folder.write("#!/bin/sh\n", to: "path/chromium")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: other.path)
    let path = path("empty") + ":" + path("path")
    #expect(try Chromium.find(named: file.path, path: path)?.program == file.path)
    for nothing in [nil, ""] {
      #expect(try Chromium.find(named: nothing, path: path)?.program == other.path)
    }
    // A name is looked up, too.
    #expect(try Chromium.find(named: "my chrome", path: self.path("mine"))?.program == file.path)
  }

  /// In the order in which they are likely to be what the person means; a folder or a file that cannot
  /// be run is none.
  @Test func namesOnThePath() throws {
    for name in ["google-chrome", "google-chrome-stable", "chromium-browser", "chromium"] {
      let file = try folder.write("#!/bin/sh\n", to: "bin/\(name)")
      #expect(
        try Chromium.find(named: nil, path: path("bin"), applications: [])?.program != file.path)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
      #expect(
        try Chromium.find(named: nil, path: path("bin"), applications: [])?.program == file.path)
    }
    try folder.write("", to: "folders/chromium/file")
    #expect(try Chromium.find(named: nil, path: path("folders"), applications: []) == nil)
    #expect(try Chromium.find(named: nil, path: "", applications: []) == nil)
    let application = path("bin/chromium")
    #expect(
      try Chromium.find(named: nil, path: "", applications: [path("x"), application])?.program
        == application)
  }

  @Test func aVariableThatNamesNothingIsAProblem() throws {
    let problem = try problem { _ = try Chromium.find(named: "/no/such\nthing", path: nil) }
    #expect(problem.kind == .usage)
    #expect(problem.message.hasPrefix("COPYFIT_CHROMIUM is “/no/such"))
    #expect(problem.message.contains("Set it to the path of Chromium or Chrome"))
    #expect(!problem.message.contains("\n"))
  }

  @Test func withoutOneItSaysWhatToDo() {
    for words in ["apt-get install chromium", "brew install", "COPYFIT_CHROMIUM", "--format html"] {
      #expect(Chromium.missing.message.contains(words))
    }
  }

  // MARK: Asking it

  @Test func thePDFIsWhatItWrites() throws {
    try folder.write("<p>", to: "page.html")
    let browser = try browser("printf '%%PDF-1.4 %s' \"$last\" > \"$target\"")
    let bytes = try browser.pdf(of: .file(path("page.html")))
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text == "%PDF-1.4 file://\(path("page.html"))#print")
    try folder.write("what was there", to: "out.pdf")
    try browser.pdf(ofPage: path("page.html"), fragment: "", to: path("out.pdf"))
    #expect(
      try String(contentsOfFile: path("out.pdf"), encoding: .utf8)
        == "%PDF-1.4 file://\(path("page.html"))")
  }

  /// No character of a name is taken for a part of the address.
  @Test(arguments: [
    ("a b.html", "a%20b.html"), ("100%.html", "100%25.html"), ("#1.html", "%231.html"),
    ("wie?.html", "wie%3F.html"), ("Übersicht/ä.html", "%C3%9Cbersicht/%C3%A4.html"),
    ("-x\".html", "-x%22.html"),
  ])
  func namesAreEncoded(name: String, encoded: String) throws {
    try folder.write("<p>", to: name)
    let browser = try browser("printf '%%PDF-%s' \"$last\" > \"$target\"")
    let bytes = try browser.pdf(of: .file(path(name)))
    #expect(String(decoding: bytes, as: UTF8.self).hasSuffix("/\(encoded)#print"))
  }

  @Test func theOptionsAreThoseOfAPicture() throws {
    let browser = try browser(
      "{ printf '\\211PNG\\r\\n\\032\\n'; printf '%s\\n' \"$@\"; } > \"$target\"")
    let bytes = try browser.png(of: .svg(Array("<svg/>".utf8)), width: 120, height: 40, scale: 3)
    let options = String(decoding: bytes.dropFirst(8), as: UTF8.self).split(separator: "\n")
    for option in [
      "--headless=new", "--window-size=120,40", "--force-device-scale-factor=3",
      "--hide-scrollbars", "--default-background-color=00000000", "--disable-extensions",
      "--disable-background-networking", "--no-first-run", "--disable-gpu",
    ] {
      #expect(options.contains(Substring(option)), "\(option)")
    }
    #expect(options.contains("--no-sandbox") == (geteuid() == 0))
    #expect(options.last?.hasPrefix("file:///") == true && options.last?.hasSuffix(".svg") == true)
  }

  /// Nothing of it is left, whatever happens.
  @Test(arguments: ["printf %%PDF- > \"$target\"", "exit 3", "kill -9 $$"])
  func theProfileIsItsOwnAndGoes(end: String) throws {
    let browser = try browser(
      """
      mkdir -p "$profile/Default" && echo secret > "$profile/Default/Cookies"
      ls -ld "${profile%/*}" > "\(path("list"))"; echo "$profile" > "\(path("profile"))"
      \(end)
      """)
    _ = try? browser.pdf(of: .html(Array("<p>".utf8)))
    let profile = try String(contentsOfFile: path("profile"), encoding: .utf8)
      .trimmingCharacters(in: .newlines)
    #expect(profile.contains("copyfit-"))
    #expect(
      !FileManager.default.fileExists(atPath: (profile as NSString).deletingLastPathComponent))
    #expect(try String(contentsOfFile: path("list"), encoding: .utf8).hasPrefix("drwx------"))
  }

  // MARK: When it fails

  @Test(arguments: [
    ("echo \"no display\" >&2; exit 3", "it ended with status 3. It said: no display"),
    ("exit 1", "it ended with status 1."),
    (
      "echo '[1:2:1130/1.2:ERROR:dbus/bus.cc:405] No bus' >&2; exit 1", "it ended with status 1."
    ),
    ("kill -9 $$", "it ended with status 137."),
    ("exit 0", "it wrote no file"),
    ("printf '<html>' > \"$target\"", "what it wrote is no PDF."),
    (": > \"$target\"", "what it wrote is no PDF."),
    ("printf 'a\\033[31mb\\n\\nc' >&2; exit 2", "It said: a"),
  ])
  func itsFailureIsSaid(script: String, words: String) throws {
    let browser = try browser(script)
    try folder.write("what was there", to: "out.pdf")
    try folder.write("<p>", to: "page.html")
    let problem = try problem {
      try browser.pdf(ofPage: path("page.html"), to: path("out.pdf"))
    }
    #expect(problem.kind == .usage)
    #expect(problem.message.hasPrefix("No PDF from \(browser.program): "))
    #expect(problem.message.contains(words), "\(problem.message)")
    #expect(!problem.message.unicodeScalars.contains { $0.value < 0x20 })
    // What was there is still there.
    #expect(try String(contentsOfFile: path("out.pdf"), encoding: .utf8) == "what was there")
  }

  /// It is killed with all that it has started, and what it wrote until then is no result.
  @Test func oneThatHangsIsStopped() throws {
    var browser = try browser(
      """
      printf %%PDF- > "$target"
      echo waiting >&2
      sleep 600 & echo $! > "\(path("child"))"
      wait
      """)
    browser.limit = 3
    let problem = try problem { _ = try browser.pdf(of: .html([])) }
    #expect(
      problem.message.contains(
        "it had not ended after 3 seconds and was stopped. It said: waiting"),
      "\(problem.message)")
    let child = try String(contentsOfFile: path("child"), encoding: .utf8)
      .trimmingCharacters(in: .newlines)
    let number = try #require(pid_t(child))
    // Gone, or a zombie until whoever has inherited it looks.
    let state = try Programs.run(["ps", "-o", "stat=", "-p", "\(number)"], in: folder.url).output
    #expect(state.isEmpty || state.hasPrefix("Z"), "\(state)")
  }

  /// A hang as it starts is not the end.
  @Test func oneThatHangsOnceIsAskedAgain() throws {
    var browser = try browser(
      """
      if [ -e "\(path("asked"))" ]; then printf '%%PDF-2' > "$target"; exit 0; fi
      touch "\(path("asked"))"
      printf '%%PDF-1' > "$target"
      sleep 600
      """)
    browser.limit = 9
    #expect(String(decoding: try browser.pdf(of: .html([])), as: UTF8.self) == "%PDF-2")
  }

  @Test func aPageThatIsNotThereIsNoErrorPage() throws {
    let browser = try browser("printf %%PDF- > \"$target\"")
    let problem = try problem { _ = try browser.pdf(of: .file(path("none.html"))) }
    #expect(problem.kind == .missingFile)
    #expect(problem.message.hasSuffix("none.html cannot be read: No such file or directory."))
  }

  @Test func whereNothingCanBeWrittenItSaysSo() throws {
    let browser = try browser("printf %%PDF- > \"$target\"")
    try folder.write("<p>", to: "page.html")
    let problem = try problem {
      try browser.pdf(ofPage: path("page.html"), to: path("no/such/folder.pdf"))
    }
    #expect(problem.message.contains("cannot be written: No such file or directory."))
  }

  /// A program that goes between being found and being run.
  @Test func oneThatHasGone() throws {
    let browser = Chromium(program: path("gone"))
    let problem = try problem { _ = try browser.pdf(of: .html([])) }
    #expect(problem.message.hasSuffix("/gone: it is not there any longer."))
    try folder.write("no program", to: "text")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o644], ofItemAtPath: path("text"))
    let denied = try self.problem { _ = try Chromium(program: path("text")).pdf(of: .html([])) }
    #expect(denied.message.contains("it cannot be started. It said: Permission denied"))
  }
}

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

  @Test func oneInMemoryIsTheSame() throws {
    let svg = Array(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"30\" height=\"20\"/>".utf8)
    let bytes = try browser.png(of: .svg(svg), width: 30, height: 20, scale: 2)
    let header = try PNGHeader(Data(bytes))
    #expect((header.width, header.height) == (60, 40))
    #expect(try browser.pdf(of: .html(Array("<p>a</p>".utf8))).starts(with: Array("%PDF-".utf8)))
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
