import Testing

@testable import StringCatalogs

/// What is said about files that are no catalogs: kind, place and words.
@Suite struct ErrorTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var text: String
    var kind: CatalogError.Kind
    var line: Int
    var column: Int
    var message: String

    init(
      _ text: String, _ kind: CatalogError.Kind, _ line: Int, _ column: Int, _ message: String
    ) {
      (self.text, self.kind, self.message) = (text, kind, message)
      (self.line, self.column) = (line, column)
    }

    var testDescription: String { String(text.prefix(60)) }
  }

  static let start = #"{"sourceLanguage":"en","# + "\n\"strings\":{"

  static let emptyFiles = ["", " ", "\n\t\r\n", "\u{FEFF}", "\u{FEFF}\n"].map {
    Case($0, .empty, 1, 1, "expected a String Catalog, found an empty file")
  }

  static let structure = [
    Case("[]", .wrongType, 1, 1, "found an array"),
    Case("true", .wrongType, 1, 1, "expected the catalog, an object in “{” and “}”, found “true”"),
    Case("hello", .syntax, 1, 1, "found “hello”"),
    Case("12", .wrongType, 1, 1, "found a number, “12”"),
    Case("{", .truncated, 1, 2, "expected a member name"),
    Case("{\n\"a\"", .truncated, 2, 4, "expected “:” after the member name “a”, found the end"),
    Case(start, .truncated, 2, 12, "the end of the file. The file is cut off"),
    Case(start + "}", .truncated, 2, 13, "expected “,” or “}” after the value"),
    Case(start + "\"k", .truncated, 2, 14, "expected the closing quote of the text “k”"),
    Case(
      start + #""k":{},}}"#, .trailingComma, 2, 19, "found “}”. JSON takes no comma after the last"),
    Case(start + #""k":{"x":[1,]}}}"#, .trailingComma, 2, 24, "another value after the comma"),
    Case(start + #""k" {}"#, .syntax, 2, 16, "expected “:” after the member name “k”, found “{”"),
    Case(
      start + #""k":{} "l":{}}}"#, .syntax, 2, 19,
      "expected “,” or “}” after the value, found “\"l\"”"),
    Case(
      start + #""k":{"x":[1 2]}}}"#, .syntax, 2, 24,
      "expected “,” or “]” after the value, found “2”"),
    Case(start + #"k":{}}}"#, .syntax, 2, 12, "a member name in straight double quotes, found “k”"),
    Case(start + #"'k':{}}}"#, .syntax, 2, 12, "Names and texts stand in double quotes."),
    Case(start + "“k”:{}}}", .syntax, 2, 12, "Names and texts stand in straight quotes"),
    Case(start + "// c\n}}", .syntax, 2, 12, "JSON has no comments."),
    Case(start + #""k":{"x":}}}"#, .syntax, 2, 21, "expected a value, found “}”"),
    Case(start + #""k":{"x":]}}}"#, .syntax, 2, 21, "expected a value, found “]”"),
    Case(start + #""k":{"x":[}]}}}"#, .syntax, 2, 22, "expected a value, found “}”"),
    Case(
      start + #""k":{"x":True}}}"#, .syntax, 2, 21, "JSON writes true, false and null in lower case"
    ),
    Case(start + #""k":{"x":nul}}}"#, .syntax, 2, 21, "found “nul”"),
    Case(start + #""k":{"x":truefalse}}}"#, .syntax, 2, 21, "found “truefalse”"),
    Case(start + #""k":{"comment":NaN}}}"#, .syntax, 2, 27, "found “NaN”"),
    Case(start + "\u{0}", .syntax, 2, 12, "found the control character U+0000"),
    Case(
      start + "}}x", .trailingData, 2, 14, "expected the end of the file after the catalog's “}”"),
    Case(start + "}}\n}", .trailingData, 3, 1, "found “}”. A bracket too many"),
    Case(start + "}}{}", .trailingData, 2, 14, "found “{”"),
  ]

  static let numbers =
    ["01", "-", "1.", "1.e3", "2e", "2e+", "0x10", "1_000", "-a", "1.5.2"].map {
      Case(start + #""k":{"x":"# + $0 + "}}}", .badNumber, 2, 21, "a number as JSON writes it")
    }
    + ["+1", ".5", "Infinity"].map {
      Case(start + #""k":{"x":"# + $0 + "}}}", .syntax, 2, 21, "expected a value")
    }

  static let texts = [
    Case(start + #""a\x":{}}}"#, .badEscape, 2, 14, #"found “\x"#),
    Case(start + #""a\u12g4":{}}}"#, .badEscape, 2, 14, "four hexadecimal digits after \\u"),
    Case(start + #""a\u12"#, .badEscape, 2, 14, "four hexadecimal digits"),
    Case(start + #""a\"#, .truncated, 2, 15, "the closing quote of the text"),
    Case(start + #""\ud800":{}}}"#, .loneSurrogate, 2, 13, #"found half a pair, “\ud800”"#),
    Case(start + #""é\uDC00":{}}}"#, .loneSurrogate, 2, 15, #"“\uDC00”. Write the character"#),
    Case(start + #""\ud800\ud800":{}}}"#, .loneSurrogate, 2, 13, "a surrogate pair"),
    Case(start + #""\ud800x":{}}}"#, .loneSurrogate, 2, 13, "a surrogate pair"),
    Case(start + #""\ud800\n":{}}}"#, .loneSurrogate, 2, 13, "a surrogate pair"),
    Case(start + #""\ud83d\ude0":{}}}"#, .loneSurrogate, 2, 13, "a surrogate pair"),
    Case(
      start + "\"a\nb\":{}}}", .controlCharacter, 2, 14, "found a line break. A line break inside"),
    Case(
      start + "\"a\r\nb\":{}}}", .controlCharacter, 2, 14, "expected the closing quote of the text"),
    Case(start + "\"a\tb\":{}}}", .controlCharacter, 2, 14, "found a tab"),
    Case(start + "\"a\u{0}b\":{}}}", .controlCharacter, 2, 14, "the control character U+0000"),
    Case(start + "\"a\u{1B}b\":{}}}", .controlCharacter, 2, 14, "the control character U+001B"),
  ]

  static let types = [
    Case(#"{"sourceLanguage":1,"strings":{}}"#, .wrongType, 1, 19, "“sourceLanguage” to be a text"),
    Case(#"{"sourceLanguage":null,"strings":{}}"#, .wrongType, 1, 19, "found “null”"),
    Case(
      #"{"sourceLanguage":"en","strings":[]}"#, .wrongType, 1, 34,
      "expected “strings” to be an object of keys, found an array"),
    Case(#"{"sourceLanguage":"en","strings":null}"#, .wrongType, 1, 34, "found “null”"),
    Case(
      #"{"sourceLanguage":"en","strings":{},"version":1.0}"#, .wrongType, 1, 47,
      "“version” to be a text in double quotes, found a number, “1.0”"),
    Case(
      start + #""k":"v"}}"#, .wrongType, 2, 16,
      "the key's entry to be an object, found a text, “\"v\"”"),
    Case(start + #""k":{"comment":5}}}"#, .wrongType, 2, 27, "“comment” to be a text"),
    Case(
      start + #""k":{"extractionState":[]}}}"#, .wrongType, 2, 35, "“extractionState” to be a text"),
    Case(
      start + #""k":{"shouldTranslate":"no"}}}"#, .wrongType, 2, 35,
      "“shouldTranslate” to be true or false"),
    Case(start + #""k":{"shouldTranslate":0}}}"#, .wrongType, 2, 35, "found a number, “0”"),
    Case(start + #""k":{"localizations":[]}}}"#, .wrongType, 2, 33, "an object of locales"),
    Case(
      start + #""k":{"localizations":{"de":"x"}}}}"#, .wrongType, 2, 39, "the locale's localization"
    ),
    Case(inLocale(#""stringUnit":"x""#), .wrongType, 3, 14, "“stringUnit” to be an object"),
    Case(
      inLocale(#""stringUnit":{"value":7}"#), .wrongType, 3, 23,
      "expected “value” to be a text in double quotes, found a number, “7”"),
    Case(inLocale(#""stringUnit":{"value":null}"#), .wrongType, 3, 23, "found “null”"),
    Case(inLocale(#""stringUnit":{"state":true}"#), .wrongType, 3, 23, "“state” to be a text"),
    Case(inLocale(#""variations":[]"#), .wrongType, 3, 14, "“variations” to be an object of axes"),
    Case(inLocale(#""variations":{"plural":"x"}"#), .wrongType, 3, 24, "axis to be an object"),
    Case(
      inLocale(#""variations":{"device":{"mac":1}}"#), .wrongType, 3, 31,
      "the variation to be an object"),
    Case(inLocale(#""stringSet":[]"#), .wrongType, 3, 13, "“stringSet” to be an object"),
    Case(inLocale(#""stringSet":{"values":"x"}"#), .wrongType, 3, 23, "an array of texts"),
    Case(inLocale(#""stringSet":{"values":["a",1]}"#), .wrongType, 3, 28, "“values” to be a text"),
    Case(inLocale(#""substitutions":[]"#), .wrongType, 3, 17, "an object of names"),
    Case(
      inLocale(#""substitutions":{"n":1}"#), .wrongType, 3, 22, "the substitution to be an object"),
    Case(
      inLocale(#""substitutions":{"n":{"argNum":"1"}}"#), .wrongType, 3, 32,
      "“argNum” to be a whole number, found a text"),
    Case(
      inLocale(#""substitutions":{"n":{"argNum":1.5}}"#), .wrongType, 3, 32, "found a number, “1.5”"
    ),
    Case(
      inLocale(#""substitutions":{"n":{"argNum":99999999999999999999}}"#), .wrongType, 3, 32,
      "a whole number"),
    Case(
      inLocale(#""substitutions":{"n":{"formatSpecifier":1}}"#), .wrongType, 3, 41,
      "“formatSpecifier”"),
    Case("{}", .missingMember, 1, 1, "expected the member “sourceLanguage” in the catalog"),
    Case("\n  {\"strings\":{}}", .missingMember, 2, 3, "the member “sourceLanguage”"),
    Case(#"{"sourceLanguage":"en"}"#, .missingMember, 1, 1, "the member “strings”"),
    Case(#"{"sourceLanguage":"en","key":{}}"#, .missingMember, 1, 1, "the member “strings”"),
  ]

  /// The localization `de` begins at the third line's first column.
  static func inLocale(_ members: String) -> String {
    start + #""k":{"localizations":{"de":{"# + "\n" + members + "}}}}}"
  }

  @Test(arguments: emptyFiles + structure + numbers + texts + types)
  func malformed(_ example: Case) throws {
    let error = try readingError(example.text)
    #expect(error.kind == example.kind)
    #expect(error.position == SourcePosition(line: example.line, column: example.column))
    #expect(error.message.contains(example.message), "\(error.message)")
    #expect(error.description.hasPrefix("\(example.line):\(example.column): "))
  }

  static let badUTF8: [[UInt8]] = [
    [0xFF], [0x80], [0xC0, 0xAF], [0xC1, 0x81], [0xC3], [0xC3, 0x28], [0xE2, 0x82],
    [0xE2, 0x28, 0xA1],
    [0xE0, 0x80, 0xAF], [0xED, 0xA0, 0x80], [0xF0, 0x9F, 0x98], [0xF0, 0x80, 0x80, 0x80],
    [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xF8, 0x88, 0x80, 0x80, 0x80],
  ]

  @Test(arguments: badUTF8)
  func invalidUTF8(bytes: [UInt8]) throws {
    // In a text after a two-byte character, at its end, between members, and cut off by the end.
    let inText = try readingError(Array((Self.start + "\"é").utf8) + bytes + Array("\":{}}}".utf8))
    #expect(inText.kind == .invalidUTF8)
    #expect(inText.position == SourcePosition(line: 2, column: 15))
    let digits = String(bytes[0], radix: 16, uppercase: true)
    #expect(inText.message.contains("expected UTF-8, found the byte 0x\(digits)"))
    let outside = try readingError(Array(Self.start.utf8) + bytes + Array("}}".utf8))
    #expect(outside.kind == .invalidUTF8)
    #expect(outside.position == SourcePosition(line: 2, column: 12))
    let atEnd = try readingError(Array((Self.start + "\"").utf8) + bytes)
    #expect(atEnd.kind == .invalidUTF8)
    #expect(atEnd.position == SourcePosition(line: 2, column: 13))
  }

  static let wide: [(name: String, bytes: [UInt8])] = [
    ("UTF-16", [0xFF, 0xFE, 0x7B, 0]), ("UTF-16", [0xFE, 0xFF, 0, 0x7B]),
    ("UTF-16", [0x7B, 0, 0x7D, 0]), ("UTF-16", [0, 0x7B, 0, 0x7D]), ("UTF-16", [0xFF, 0xFE]),
    ("UTF-32", [0xFF, 0xFE, 0, 0, 0x7B, 0, 0, 0]), ("UTF-32", [0, 0, 0xFE, 0xFF]),
    ("UTF-32", [0x7B, 0, 0, 0]), ("UTF-32", [0, 0, 0, 0x7B]),
  ]

  @Test(arguments: wide)
  func otherEncodings(name: String, bytes: [UInt8]) throws {
    let error = try readingError(bytes)
    #expect(error.kind == .notUTF8Encoding)
    #expect(error.position == SourcePosition(line: 1, column: 1))
    #expect(error.message.contains("expected UTF-8, found \(name). Save the file as UTF-8"))
  }

  /// Every file that is cut off somewhere says so or is called empty, and never crashes.
  @Test func everyPrefixOfACatalog() throws {
    let text = """
      {"sourceLanguage":"en","strings":{"k":{"comment":"é\\n\\u00e9","shouldTranslate":true,"localizations":{
      "de":{"stringUnit":{"state":"new","value":"x"},"variations":{"plural":{"one":{}}},
      "substitutions":{"n":{"argNum":12}},"stringSet":{"values":["a","b"]}}},"x":[-1.5e3,{}]}}}
      """
    let bytes = Array(text.utf8)
    for count in 0..<bytes.count {
      let error = try readingError(Array(bytes[..<count]))
      let allowed: [CatalogError.Kind] = [
        .empty, .truncated, .invalidUTF8, .badEscape, .badNumber, .syntax,
      ]
      #expect(allowed.contains(error.kind), "\(count): \(error)")
    }
    #expect(try StringCatalog(parsing: bytes).entries.count == 1)
  }

  /// A catalog with any one byte changed reads or gives an error; nothing else.
  @Test func everyByteReplaced() throws {
    let sound = Array(
      #"{"sourceLanguage":"en","strings":{"é":{"localizations":{"de":{"stringUnit":{"value":"\u00e9"}}}}}}"#
        .utf8)
    var errors = 0
    for place in sound.indices {
      for byte: UInt8 in [
        0, 0x0A, 0x22, 0x2C, 0x3A, 0x5C, 0x5D, 0x7B, 0x7D, 0x80, 0xC3, 0xF4, 0xFF,
      ] {
        var bytes = sound
        bytes[place] = byte
        do throws(CatalogError) {
          _ = try StringCatalog(parsing: bytes)
        } catch {
          errors += 1
          #expect(error.position.line >= 1 && error.position.column >= 1)
        }
      }
    }
    #expect(errors > sound.count * 8)
  }
}
