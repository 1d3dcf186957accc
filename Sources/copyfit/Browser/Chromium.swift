import Linting
import Reporting

/// Chromium or Chrome without a window, version 112 or later: it turns pages into PDF and pictures into
/// PNG.
///
/// Every browser has a profile of its own, which is gone afterwards: it neither reads nor changes that of
/// the person who runs it, and several may run at once.
struct Chromium: Sendable {
  /// The program: a path.
  var program: String
  /// Seconds that one page or picture may take, all attempts together, before it is given up.
  var limit: Double = 60

  /// What is shown.
  enum Source {
    /// Path of an HTML or SVG file, absolute or from the current folder.
    case file(String)
    /// Its contents, UTF-8.
    case html([UInt8])
    case svg([UInt8])
  }

  struct Picture {
    var source: Source
    /// In CSS pixels, 1 or more, as `height`.
    var width: Int
    var height: Int
    /// Pixels of the PNG in a CSS pixel, 1 or more.
    var scale: Int = 1
  }

  /// What is made.
  enum Kind: String {
    case pdf = "PDF"
    case png = "PNG"

    /// What a file of this kind begins with.
    var signature: [UInt8] {
      switch self {
      case .pdf: Array("%PDF-".utf8)
      case .png: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      }
    }
  }

  /// Prints a page.
  ///
  /// - Parameter fragment: what stands behind `#` in the address: how the page is to show itself. It says
  ///   that it does by the same word as `data-ready` of its root element. Empty: it need not.
  /// - Returns: the PDF.
  func pdf(of page: Source, fragment: String = "print") throws(Problem) -> [UInt8] {
    var work = BrowserWork(self, .pdf)
    defer { work.end() }
    return try work.result(of: page, fragment: fragment) {
      (browser, address) throws(BrowserSession.Fault) in
      try browser.pdf(of: address, ready: fragment)
    }
  }

  /// Draws a picture, with nothing behind it.
  ///
  /// - Parameters:
  ///   - width: of the picture in CSS pixels, 1 or more, as `height`.
  ///   - scale: pixels of the PNG in a CSS pixel, 1 or more.
  /// - Returns: the PNG.
  func png(
    of picture: Source, width: Int, height: Int, scale: Int = 1
  ) throws(Problem) -> [UInt8] {
    let pictures = [Picture(source: picture, width: width, height: height, scale: scale)]
    return try pngs(of: pictures).first ?? []
  }

  /// The same of several by one browser, each in a fraction of the time that its start takes.
  ///
  /// - Returns: as many PNGs, in the same order.
  func pngs(of pictures: [Picture]) throws(Problem) -> [[UInt8]] {
    var work = BrowserWork(self, .png)
    defer { work.end() }
    var results: [[UInt8]] = []
    for picture in pictures {
      results.append(
        try work.result(of: picture.source) { (browser, address) throws(BrowserSession.Fault) in
          try browser.png(
            of: address, width: picture.width, height: picture.height, scale: picture.scale)
        })
    }
    return results
  }

  /// The same into a file, which takes the place of what is there once it is whole.
  func pdf(
    ofPage page: String, fragment: String = "print", to target: String
  ) throws(Problem) {
    try Self.write(pdf(of: .file(page), fragment: fragment), to: target)
  }

  /// The same into a file, which takes the place of what is there once it is whole.
  func png(
    ofPicture picture: String, width: Int, height: Int, scale: Int = 1, to target: String
  ) throws(Problem) {
    try Self.write(
      png(of: .file(picture), width: width, height: height, scale: scale), to: target)
  }

  // MARK: - What is said where it fails

  func failed(_ kind: Kind, _ what: String, _ message: String) -> Problem {
    let excerpt = SafeText.line(Self.excerpt(message))
    let said = excerpt.isEmpty ? "." : ". It said: " + excerpt
    return Problem(
      .usage, "No \(kind.rawValue) from \(SafeText.line(program)): \(SafeText.line(what))\(said)")
  }

  /// What matters of what Chromium says stands at its end. That it finds no desktop's message bus, as in
  /// any container, does not.
  private static func excerpt(_ message: String) -> String {
    let parts = message.split(separator: "; ").filter { !$0.contains(":ERROR:dbus/") }
    let message = parts.joined(separator: "; ")
    let most = 400
    return message.count > most ? "…" + message.suffix(most) : message
  }
}

extension BrowserSession {
  /// - Parameter word: what the page says when it is as it is to be printed.
  /// - Returns: the PDF in base64.
  fileprivate func pdf(of address: String, ready word: String) throws(Fault) -> String? {
    try show(address)
    try call("Runtime.evaluate") {
      $0.member("expression")
      $0.string(Self.waiting(for: word))
      $0.member("awaitPromise")
      $0.bool(true)
    }
    let answer = try call("Page.printToPDF") {
      $0.member("printBackground")
      $0.bool(true)
      $0.member("preferCSSPageSize")
      $0.bool(true)
      // For readers who hear it.
      $0.member("generateTaggedPDF")
      $0.bool(true)
    }
    return answer["result.data"]
  }

  /// JavaScript that comes to its end when the page says the word and has its fonts.
  private static func waiting(for word: String) -> String {
    var literal = JSONWriter(isCompact: true)
    literal.string(word)
    let text = String(decoding: literal.bytes, as: UTF8.self)
    return """
      new Promise((resolve) => {
        const word = \(text);
        const look = () => {
          if (word && document.documentElement.dataset.ready !== word) setTimeout(look, 20);
          else document.fonts.ready.then(() => resolve(true));
        };
        look();
      })
      """
  }

  /// - Returns: the PNG in base64.
  fileprivate func png(
    of address: String, width: Int, height: Int, scale: Int
  ) throws(Fault) -> String? {
    // The size of the page, whatever that of the window: what the browser takes off that for its bars
    // would be missing at the bottom.
    try call("Emulation.setDeviceMetricsOverride") {
      for (name, value) in [("width", width), ("height", height), ("deviceScaleFactor", scale)] {
        $0.key(name)
        $0.number(value)
      }
      $0.member("mobile")
      $0.bool(false)
    }
    try call("Emulation.setDefaultBackgroundColorOverride") {
      $0.member("color")
      $0.object { color in
        for name in ["r", "g", "b", "a"] {
          color.key(name)
          color.number(0)
        }
      }
    }
    try show(address)
    let answer = try call("Page.captureScreenshot") {
      $0.member("format")
      $0.string("png")
      $0.member("captureBeyondViewport")
      $0.bool(true)
      $0.member("clip")
      $0.object { clip in
        for (name, value) in [
          ("x", 0), ("y", 0), ("width", width), ("height", height), ("scale", 1),
        ] {
          clip.key(name)
          clip.number(value)
        }
      }
    }
    return answer["result.data"]
  }
}
