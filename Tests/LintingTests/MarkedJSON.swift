import StringCatalogs

/// A text with `↓` before the places that findings point at.
struct MarkedText {
  /// Without the marks.
  var text = ""
  /// In the order of the text; columns in UTF-8 bytes from 1, a line ends at its line feed.
  var places: [SourcePosition] = []

  init(_ marked: String) {
    var line = 1
    var column = 1
    for scalar in marked.unicodeScalars {
      if scalar == "↓" {
        places.append(SourcePosition(line: line, column: column))
        continue
      }
      text.unicodeScalars.append(scalar)
      column += UTF8.width(scalar)
      if scalar == "\n" { (line, column) = (line + 1, 1) }
    }
  }
}

/// A catalog with its marks, taken apart so that it can be put together in another way. Names and
/// texts stay as they are written, repeated members and marks included.
indirect enum MarkedJSON {
  case object([Member])
  /// A text, a number or a word, with the mark before it.
  case scalar(String)

  struct Member {
    var name: String
    var value: MarkedJSON

    /// The name without its mark.
    var plainName: String { MarkedText(name).text }
  }

  struct SyntaxError: Error {
    var offset: Int
  }

  init(_ text: String) throws {
    var reader = Reader(scalars: Array(text.unicodeScalars))
    self = try reader.value()
  }

  /// The members of all objects backwards, since no reader may count on an order. Of members with
  /// one name the last one counts, so these keep their order.
  var reordered: MarkedJSON {
    guard case .object(let members) = self else { return self }
    var names: [String] = []
    for member in members where !names.contains(member.plainName) { names.append(member.plainName) }
    return .object(
      names.reversed().flatMap { name in
        members.filter { $0.plainName == name }
          .map { Member(name: $0.name, value: $0.value.reordered) }
      })
  }

  /// A text or a word with its mark, as written; nil where there is none.
  func scalar(at path: [String]) -> String? {
    switch self {
    case .scalar(let text): path.isEmpty ? text : nil
    case .object(let members):
      path.first.flatMap { name in
        members.last { $0.plainName == "\"\(name)\"" }?.value.scalar(at: Array(path.dropFirst()))
      }
    }
  }

  /// Puts members in front of those of an object.
  mutating func prepend(_ new: [Member], at path: [String]) throws {
    guard case .object(var members) = self else { throw SyntaxError(offset: 0) }
    guard let name = path.first else {
      self = .object(new + members)
      return
    }
    guard let index = members.lastIndex(where: { $0.plainName == "\"\(name)\"" }) else {
      throw SyntaxError(offset: 0)
    }
    try members[index].value.prepend(new, at: Array(path.dropFirst()))
    self = .object(members)
  }

  /// - Parameter indentation: nil: everything on one line.
  func text(indentation: Int? = 0) -> String {
    switch self {
    case .scalar(let text): return text
    case .object(let members) where members.isEmpty: return "{ }"
    case .object(let members):
      let inner = indentation.map { $0 + 2 }
      let ends = indentation.map { "\n" + String(repeating: " ", count: $0) } ?? " "
      let begins = indentation == nil ? " " : ends + "  "
      return "{"
        + members.map { begins + $0.name + " : " + $0.value.text(indentation: inner) }
        .joined(separator: ",") + ends + "}"
    }
  }

  /// Reads objects, texts, whole numbers and words: all that the examples are made of.
  private struct Reader {
    let scalars: [Unicode.Scalar]
    var index = 0

    mutating func value() throws -> MarkedJSON {
      skipSpace()
      guard take("{") else { return .scalar(try token()) }
      var members: [Member] = []
      skipSpace()
      while !take("}") {
        let name = try token()
        skipSpace()
        guard take(":") else { throw SyntaxError(offset: index) }
        members.append(Member(name: name, value: try value()))
        skipSpace()
        _ = take(",")
        skipSpace()
      }
      return .object(members)
    }

    private mutating func token() throws -> String {
      let start = index
      _ = take("↓")
      if take("\"") {
        while !take("\"") {
          if take("\\") { index += 1 }
          guard index < scalars.count else { throw SyntaxError(offset: start) }
          index += 1
        }
      } else {
        while index < scalars.count,
          scalars[index].properties.isAlphabetic || scalars[index].properties.numericType != nil
        {
          index += 1
        }
        guard index > start else { throw SyntaxError(offset: start) }
      }
      var text = ""
      text.unicodeScalars.append(contentsOf: scalars[start..<index])
      return text
    }

    private mutating func skipSpace() {
      while index < scalars.count, scalars[index].properties.isWhitespace { index += 1 }
    }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
      guard index < scalars.count, scalars[index] == scalar else { return false }
      index += 1
      return true
    }
  }
}
