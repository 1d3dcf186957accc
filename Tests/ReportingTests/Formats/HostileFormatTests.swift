import Foundation
import Linting
import Testing

@testable import Reporting

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Whatever copy holds comes out of every format as inert text.
@Suite struct HostileFormatTests {
  static let cases = LintFormats.names.flatMap { name in
    HostileCopy.all.indices.map { (format: name, number: $0) }
  }

  private func output(_ name: String, _ text: String) throws -> [UInt8] {
    let format = try #require(LintFormats.named(name))
    return format.bytes(HostileCopy.result(text), ReportContext())
  }

  @Test(arguments: cases) func nothingActive(format: String, number: Int) throws {
    let bytes = try output(format, HostileCopy.all[number])
    let text = try #require(String(validating: bytes, as: UTF8.self))
    let active = text.unicodeScalars.filter { scalar in
      switch scalar.value {
      case 0x0A: false
      // Controls, line separators, and bidirectional controls but for the isolates that we close.
      case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066, 0x2067, 0xFEFF:
        true
      default: false
      }
    }
    #expect(active.isEmpty, "U+\(active.first.map { String($0.value, radix: 16) } ?? "")")
    let opened = text.unicodeScalars.filter { $0 == "\u{2068}" }.count
    let closed = text.unicodeScalars.filter { $0 == "\u{2069}" }.count
    #expect(opened == closed)
  }

  /// Copy begins no line: there are as many as with a plain word in its place. (Text for terminals
  /// is wrapped, so that its number follows from the length.)
  @Test(arguments: cases.filter { $0.format != "text" })
  func noLineOfItsOwn(format: String, number: Int) throws {
    let copy = HostileCopy.all[number]
    func lines(_ text: String) throws -> Int {
      try output(format, text).split(separator: 0x0A, omittingEmptySubsequences: false).count
    }
    // Empty copy leaves locales that are none, and with them rows.
    guard !copy.isEmpty else { return }
    #expect(try lines(copy) == lines("word"))
  }

  @Test(arguments: LintFormats.names) func theSameTwice(format: String) throws {
    for copy in HostileCopy.all.prefix(20) {
      #expect(try output(format, copy) == output(format, copy))
    }
  }

  @Test(arguments: ["json", "sarif", "gitlab"], HostileCopy.all.indices)
  func jsonStaysJSON(format: String, number: Int) throws {
    let data = Data(try output(format, HostileCopy.all[number]))
    let value = try JSONSerialization.jsonObject(with: data)
    if format == "gitlab" { #expect((value as? [Any])?.count == 5) }
  }

  @Test(arguments: HostileCopy.all.indices) func aCommandIsAllThatGitHubSees(number: Int) throws {
    let text = String(decoding: try output("github", HostileCopy.all[number]), as: UTF8.self)
    let lines = text.split(separator: "\n")
    #expect(lines.count == 5)
    for line in lines {
      let parts = line.wholeMatch(of: #/::(error|warning|notice) ([^:]+)::(.+)/#)
      let properties = try #require(parts?.output.2, "\(number)")
      let names = properties.split(separator: ",").map { $0.prefix { $0 != "=" } }
      #expect(names.allSatisfy { ["file", "line", "col", "title"].contains($0) })
      #expect(Set(names).count == names.count)
    }
  }

  @Test(arguments: ["junit", "checkstyle"], HostileCopy.all.indices)
  func xmlHasOurElementsAlone(format: String, number: Int) throws {
    let reader = ElementReader()
    #expect(try reader.read(output(format, HostileCopy.all[number])), "\(number)")
    #expect(try reader.elements == ElementReader().elements(of: output(format, "word")))
  }

  /// Messages of SARIF have no placeholders and no links of copy's (3.11.5, 3.11.6).
  @Test(arguments: HostileCopy.all.indices) func sarifMessagesAreText(number: Int) throws {
    let data = Data(try output("sarif", HostileCopy.all[number]))
    let log = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    let texts = results.compactMap { ($0["message"] as? [String: Any])?["text"] as? String }
    #expect(texts.count == 3)
    for text in texts {
      #expect(!text.contains("]("))
      let single = text.replacing("{{", with: "").replacing("}}", with: "")
      #expect(!single.contains("{") && !single.contains("}"))
    }
  }
}

/// The names of a document's elements, in order.
final class ElementReader: NSObject, XMLParserDelegate {
  private(set) var elements: [String] = []

  func read(_ bytes: [UInt8]) -> Bool {
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = self
    return parser.parse()
  }

  func elements(of bytes: [UInt8]) -> [String] {
    _ = read(bytes)
    return elements
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) { elements.append(elementName) }
}
