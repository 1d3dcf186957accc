import Foundation
import Testing

@testable import Linting
@testable import copyfit

/// Which browser is found, and what it is asked for: with scripts in its place.
@Suite struct ChromiumTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

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

  @Test func thePDFIsWhatItMakes() throws {
    try folder.write("<p>", to: "page.html")
    let browser = try folder.browser("serve(lambda request: b'%PDF-1.4 ' + address.encode())")
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
    let browser = try folder.browser("serve(lambda request: b'%PDF-' + address.encode())")
    let bytes = try browser.pdf(of: .file(path(name)))
    #expect(String(decoding: bytes, as: UTF8.self).hasSuffix("/\(encoded)#print"))
  }

  @Test func whatIsAskedForAPicture() throws {
    let browser = try folder.browser(
      """
      def make(request):
          asked = [entry for entry in log if "url" not in entry["params"]]
          return PNG + json.dumps({"words": sys.argv, "asked": asked}).encode()
      serve(make)
      """)
    let bytes = try browser.png(of: .svg(Array("<svg/>".utf8)), width: 120, height: 40, scale: 3)
    let json = try JSONSerialization.jsonObject(with: Data(bytes.dropFirst(8)))
    let record = try #require(json as? [String: Any])
    let words = try #require(record["words"] as? [String])
    for option in [
      "--headless=new", "--remote-debugging-pipe", "--hide-scrollbars", "--disable-extensions",
      "--disable-background-networking", "--no-first-run", "--disable-gpu",
    ] {
      #expect(words.contains(option), "\(option)")
    }
    #expect(words.contains("--no-sandbox") == (geteuid() == 0))
    let requests = try #require(record["asked"] as? [[String: Any]])
    func parameters(_ method: String) throws -> NSDictionary {
      let request = try #require(requests.first { $0["method"] as? String == method }, "\(method)")
      #expect(request["sessionId"] as? String == "S", "\(method)")
      return try #require(request["params"] as? NSDictionary)
    }
    #expect(
      try parameters("Emulation.setDeviceMetricsOverride")
        == ["width": 120, "height": 40, "deviceScaleFactor": 3, "mobile": false])
    #expect(
      try parameters("Emulation.setDefaultBackgroundColorOverride")
        == ["color": ["r": 0, "g": 0, "b": 0, "a": 0]])
    #expect(
      try parameters("Page.captureScreenshot")
        == [
          "format": "png", "captureBeyondViewport": true,
          "clip": ["x": 0, "y": 0, "width": 120, "height": 40, "scale": 1],
        ])
  }

  /// One browser draws all, each at an address of its own, and the results are in their order.
  @Test func oneBrowserDrawsThemAll() throws {
    let browser = try folder.browser(
      """
      addresses = []
      def make(request):
          global addresses
          addresses += [address]
          text = open(address[len("file://"):]).read()
          return PNG + f"{text} {len(addresses)} {len(set(addresses))}".encode()
      serve(make)
      """)
    let pictures = (0..<40).map {
      Chromium.Picture(source: .svg(Array("<svg id='\($0)'/>".utf8)), width: 10, height: 10)
    }
    let results = try browser.pngs(of: pictures)
    #expect(
      results.map { String(decoding: $0.dropFirst(8), as: UTF8.self) }
        == (0..<40).map { "<svg id='\($0)'/> \($0 + 1) \($0 + 1)" })
    #expect(try browser.pngs(of: []).isEmpty)
  }

  /// Messages come in pieces and together, and are of any size.
  @Test(arguments: [0, 1, 2, 70_000, 3_000_000])
  func sizesOfAnswers(size: Int) throws {
    let browser = try folder.browser(
      """
      send(method="Target.targetCreated", params={"targetInfo": {"title": "a\\u00e4\\"", "list": [{}]}})
      serve(lambda request: b"%PDF-" + bytes(i % 251 for i in range(\(size))))
      """)
    let bytes = try browser.pdf(of: .html([]))
    #expect(bytes == Array("%PDF-".utf8) + (0..<size).map { UInt8($0 % 251) })
  }

  /// Nothing of it is left, whatever happens.
  @Test(arguments: ["serve(lambda request: b'%PDF-')", "sys.exit(3)", "kill()", "say(b'?')"])
  func theProfileIsItsOwnAndGoes(end: String) throws {
    let browser = try folder.browser(
      """
      os.makedirs(profile + "/Default")
      open(profile + "/Default/Cookies", "w").write("secret")
      mode = oct(os.stat(os.path.dirname(profile)).st_mode & 0o777)
      open("\(path("profile"))", "w").write(mode + " " + profile)
      \(end)
      """)
    _ = try? browser.pdf(of: .html(Array("<p>".utf8)))
    let words = try String(contentsOfFile: path("profile"), encoding: .utf8).split(
      separator: " ", maxSplits: 1)
    #expect(words.first == "0o700")
    let profile = String(try #require(words.last))
    #expect(profile.contains("copyfit-"))
    #expect(
      !FileManager.default.fileExists(atPath: (profile as NSString).deletingLastPathComponent))
  }

  // MARK: Base64

  /// The vectors of RFC 4648, section 10, and every letter.
  @Test(arguments: [
    ("", ""), ("Zg==", "f"), ("Zm8=", "fo"), ("Zm9v", "foo"), ("Zm9vYg==", "foob"),
    ("Zm9vYmE=", "fooba"), ("Zm9vYmFy", "foobar"),
  ])
  func base64(text: String, bytes: String) {
    #expect(Base64.bytes(of: text) == Array(bytes.utf8))
    let all = (0...255).map { UInt8($0) } + Array(bytes.utf8)
    #expect(Base64.bytes(of: Data(all).base64EncodedString()) == all)
  }

  @Test(arguments: [
    "Z", "Zg", "Zg=", "Zg===", "====", "=", "Zg==Zg==", "Zm9\n", "Zm-_", "Zmä", "Zm9vY===",
  ])
  func noBase64(text: String) {
    #expect(Base64.bytes(of: text) == nil)
  }
}
