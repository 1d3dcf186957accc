import Foundation
import Testing

@testable import Linting
@testable import Reporting

/// The page as a file: what a browser is told before any script runs.
@Suite struct ReportPageTests {
  private static let made = "2026-11-30T20:00:00Z"

  private static func page(_ content: ReportContent = ReportSamples.hostile("x")) -> String {
    String(decoding: ReportPage.bytes(content, made: made), as: UTF8.self)
  }

  /// Contents of each element of that name, and the tags that open them.
  private static func elements(_ name: String, in page: String) -> [(tag: String, text: String)] {
    page.components(separatedBy: "<\(name)").dropFirst().compactMap { rest in
      guard let tagEnd = rest.firstIndex(of: ">"),
        let end = rest.range(of: "</\(name)>", range: tagEnd..<rest.endIndex)
      else { return nil }
      return (
        String(rest[..<tagEnd]), String(rest[rest.index(after: tagEnd)..<end.lowerBound])
      )
    }
  }

  @Test func itIsADocumentOfItsOwn() {
    let page = Self.page()
    #expect(page.hasPrefix("<!doctype html>\n<html lang=\"en\">"))
    #expect(page.hasSuffix("</html>\n"))
    #expect(page.contains("<meta charset=\"utf-8\">"))
    #expect(page.utf8.prefix(1024).contains(0x38), "the charset is told early")
    #expect(
      page.range(of: "charset")?.upperBound ?? page.endIndex
        < page.utf8.index(page.startIndex, offsetBy: 1024))
    for name in ["html", "head", "body", "title", "main"] {
      #expect(page.components(separatedBy: "</\(name)>").count == 2, "\(name)")
    }
  }

  /// The policy comes before whatever it rules over, and lets nothing but the page's own in.
  @Test func thePolicyNamesTheVeryTexts() throws {
    let page = Self.page()
    let policy = try #require(
      page.firstMatch(of: #/<meta http-equiv="Content-Security-Policy" content="([^"]*)">/#))
    let directives = Dictionary(
      uniqueKeysWithValues: policy.1.split(separator: ";").map { directive in
        let words = directive.split(separator: " ").map(String.init)
        return (words[0], Array(words.dropFirst()))
      })
    #expect(directives["default-src"] == ["'none'"])
    #expect(directives["base-uri"] == ["'none'"])
    #expect(directives["form-action"] == ["'none'"])
    #expect(!policy.1.contains("unsafe") && !policy.1.contains("http") && !policy.1.contains("*"))
    let style = try #require(Self.elements("style", in: page).first)
    let scripts = Self.elements("script", in: page)
    try #require(scripts.count == 2)
    #expect(scripts[0].tag == " type=\"application/json\" id=\"data\"" && scripts[1].tag.isEmpty)
    #expect(directives["style-src"] == ["'sha256-\(try Digest.base64(style.text))'"])
    #expect(directives["script-src"] == ["'sha256-\(try Digest.base64(scripts[1].text))'"])
    #expect(
      Set(directives.keys).isSubset(of: [
        "default-src", "style-src", "script-src", "base-uri", "form-action", "img-src",
        "frame-ancestors",
      ]))
    for element in ["<style", "<script", "<link"] {
      if let place = page.range(of: element) {
        #expect(policy.range.upperBound <= place.lowerBound)
      }
    }
  }

  /// Each `script` element ends once, and the page's own texts have nothing in them that ends it.
  @Test func scriptsEndOnce() {
    let page = Self.page()
    #expect(page.components(separatedBy: "<script").count == 3)
    #expect(page.lowercased().components(separatedBy: "</script").count == 3)
    #expect(page.components(separatedBy: "</style").count == 2)
    // A comment in a script would let it end elsewhere.
    let parts = Self.elements("script", in: page) + Self.elements("style", in: page)
    #expect(parts.count == 3 && parts.allSatisfy { !$0.text.contains("<!--") })
  }

  /// What the policy would forbid is not there in the first place.
  @Test func nothingIsInlineAndNothingIsLoaded() throws {
    let page = Self.page()
    var markup = page
    for name in ["script", "style"] {
      for element in Self.elements(name, in: page) {
        markup = markup.replacingOccurrences(of: element.text, with: "")
      }
    }
    #expect(markup.count < page.count && markup.contains("<main"))
    #expect(markup.firstMatch(of: #/<[^>]*\sstyle\s*=/#) == nil)
    #expect(markup.firstMatch(of: #/<[^>]*\son[a-z]+\s*=/#) == nil)
    #expect(markup.firstMatch(of: #/javascript:/#) == nil)
    for match in markup.matches(of: #/\s(?:src|href|action|data|poster|srcset)="([^"]*)"/#) {
      #expect(match.1.hasPrefix("#"), "\(match.1)")
    }
    let style = try #require(Self.elements("style", in: page).first).text
    #expect(!style.contains("@import") && !style.contains("url(h") && !style.contains("url(\"h"))
    let script = try #require(Self.elements("script", in: page).last).text
    for word in [
      "eval(", "new Function", "innerHTML", "outerHTML", "insertAdjacentHTML", "document.write",
      "fetch(", "XMLHttpRequest", "import(", "WebSocket", "sendBeacon", "localStorage.",
    ] {
      #expect(!script.contains(word), "\(word)")
    }
    // The name of a vocabulary is no address.
    let addresses = page.matches(of: #/https?:\/\/[^"'\s)<]*/#).map { String($0.0) }
    #expect(
      Set(addresses).isSubset(of: [
        "http://www.w3.org/2000/svg", "http://www.w3.org/1999/xlink",
      ]), "\(addresses)")
  }

  @Test func theMomentIsWhatItWasTold() throws {
    let data = try #require(Self.elements("script", in: Self.page()).first).text
    #expect(try object(data.utf8)["made"] as? String == Self.made)
    #expect(
      ReportPage.bytes(ReportSamples.hostile("y"), made: "a")
        == ReportPage.bytes(ReportSamples.hostile("y"), made: "a"))
  }

  /// A run that found nothing to show has a page, too.
  @Test func anEmptyReportIsAPage() throws {
    let page = Self.page(ReportSamples.empty)
    let data = try object(try #require(Self.elements("script", in: page).first).text.utf8)
    #expect((data["flows"] as? [Any])?.isEmpty == true)
    #expect((data["findings"] as? [Any])?.isEmpty == true)
    #expect(data["baseline"] is NSNull && data["configuration"] is NSNull)
  }

  /// Whatever copy holds, the static part of the page does not change by a byte.
  @Test(arguments: HostileCopy.all.indices)
  func copyIsOnlyData(number: Int) throws {
    func around(_ content: ReportContent) throws -> (before: String, data: String, after: String) {
      let page = Self.page(content)
      let data = try #require(Self.elements("script", in: page).first).text
      let parts = page.components(separatedBy: data)
      try #require(parts.count == 2)
      return (parts[0], data, parts[1])
    }
    let (plain, hostile) = (
      try around(ReportSamples.hostile("plain")),
      try around(ReportSamples.hostile(HostileCopy.all[number]))
    )
    #expect(plain.before == hostile.before && plain.after == hostile.after)
    #expect(!hostile.data.utf8.contains(0x3C))
  }
}

/// SHA-256 by a program that is not ours.
enum Digest {
  static func base64(_ text: String) throws -> String {
    let file = FileManager.default.temporaryDirectory.appending(
      path: "copyfit-\(UUID().uuidString)")
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = [
      "-c", "sha256sum \"$0\" 2>/dev/null || shasum -a 256 \"$0\"", file.path,
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let hex = Array(output.prefix { $0.isHexDigit })
    try #require(hex.count == 64, "needs sha256sum (coreutils) or shasum (perl)")
    let bytes = stride(from: 0, to: 64, by: 2).compactMap {
      UInt8(String(hex[$0...($0 + 1)]), radix: 16)
    }
    return Data(bytes).base64EncodedString()
  }
}
