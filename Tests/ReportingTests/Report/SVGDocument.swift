import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// An SVG picture as an XML parser (libxml2) reads it.
final class SVGDocument: NSObject, XMLParserDelegate {
  final class Element {
    let name: String
    let attributes: [String: String]
    var children: [Element] = []
    var text = ""

    init(_ name: String, _ attributes: [String: String]) {
      (self.name, self.attributes) = (name, attributes)
    }

    /// In the order of the document, itself first.
    var all: [Element] { [self] + children.flatMap(\.all) }
    func all(_ name: String) -> [Element] { all.filter { $0.name == name } }
    func hasClass(_ name: String) -> Bool {
      attributes["class"]?.split(separator: " ").contains(Substring(name)) ?? false
    }
    func withClass(_ name: String) -> [Element] { all.filter { $0.hasClass(name) } }

    func number(_ name: String) throws -> Double {
      try #require(Double(attributes[name] ?? ""), "\(self.name) \(name)")
    }

    /// Of `translate(x y) scale(s)`.
    func transform() throws -> (x: Double, y: Double, scale: Double) {
      let match = try #require(
        attributes["transform"]?.wholeMatch(of: #/translate\((\S+) (\S+)\) scale\((\S+)\)/#))
      return (
        try #require(Double(match.1)), try #require(Double(match.2)), try #require(Double(match.3))
      )
    }
  }

  private(set) var root: Element?
  private var open: [Element] = []

  static func read(_ bytes: [UInt8]) throws -> Element {
    let document = SVGDocument()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = document
    let isWellFormed = parser.parse()
    try #require(isWellFormed, "\(parser.parserError.map(String.init(describing:)) ?? "")")
    return try #require(document.root)
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String] = [:]
  ) {
    let element = Element(name, attributes)
    open.last?.children.append(element)
    if root == nil { root = element }
    open.append(element)
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    _ = open.popLast()
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) { open.last?.text += text }
}
