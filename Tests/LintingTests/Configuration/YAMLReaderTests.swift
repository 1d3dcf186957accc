import StringCatalogs
import Testing

@testable import Linting

@Suite struct YAMLReaderTests {
  static func read(_ text: String) -> (YAMLNode?, [Problem]) {
    YAMLReader.read(Array(text.utf8), file: "t.yml")
  }

  /// Plain scalars by YAML 1.2.2, section 10.3.2.
  @Test(arguments: [
    ("", "null"), ("~", "null"), ("null", "null"), ("Null", "null"), ("nULL", "string"),
    ("true", "bool true"), ("FALSE", "bool false"), ("yes", "string"), ("no", "string"),
    ("on", "string"), ("off", "string"), ("y", "string"),
    ("0", "int 0"), ("-19", "int -19"), ("+7", "int 7"), ("007", "int 7"), ("0o14", "int 12"),
    ("0x10", "int 16"), ("0xfF", "int 255"), ("0x", "string"), ("0o8", "string"),
    ("-0x1", "string"), ("1_000", "string"), ("9223372036854775807", "int 9223372036854775807"),
    ("9223372036854775808", "float 9.223372036854776e+18"), ("1.", "float 1.0"),
    (".5", "float 0.5"), ("-.5", "float -0.5"), ("1e3", "float 1000.0"), ("1.e3", "float 1000.0"),
    ("12E-1", "float 1.2"), (".", "string"), ("+", "string"), ("1e", "string"), ("1e+", "string"),
    ("1.2.3", "string"), ("12:30", "string"), (".inf", "float inf"), ("-.INF", "float -inf"),
    ("+.Inf", "float inf"), ("inf", "string"), (".nan", "float nan"), ("NaN", "string"),
    ("1e999", "float inf"), ("\"5\"", "string"), ("'true'", "string"), ("!!str 5", "string"),
    ("! 5", "string"), ("!!int 5", "int 5"), ("!!float 5", "float 5.0"),
  ])
  func scalarTypes(text: String, expected: String) throws {
    let (node, problems) = Self.read("k: \(text)\n")
    #expect(problems.isEmpty)
    let value = try #require(node?.member("k")?.value)
    let kind: String =
      switch value.content {
      case .null: "null"
      case .bool(let bool): "bool \(bool)"
      case .integer(let number): "int \(number)"
      case .float(let number): "float \(number)"
      case .string: "string"
      case .sequence: "list"
      case .mapping: "mapping"
      }
    #expect(kind == expected)
  }

  /// Columns are UTF-8 bytes, from 1; a byte order mark and the kind of line end do not count.
  @Test(arguments: [
    ("a: 1\nb: 2\n", "b", 2, 1, 2, 4),
    ("a: 1\r\nb: 2\r\n", "b", 2, 1, 2, 4),
    ("a: 1\rb: 2\r", "b", 2, 1, 2, 4),
    ("\u{FEFF}b: 2\n", "b", 1, 1, 1, 4),
    ("{\"ä\": 1, \"b\": \"x\"}", "b", 1, 11, 1, 16),
    ("# 日本\n\"日本\": 日\nb: [\n]\n", "b", 3, 1, 3, 4),
    ("a: \"\u{2028}\"\nb:\n  c: 1\n", "b", 2, 1, 3, 3),
    ("a: \"x\u{85}y\"\nb: |\n  text\n", "b", 2, 1, 2, 4),
  ])
  func places(
    text: String, key: String, keyLine: Int, keyColumn: Int, line: Int, column: Int
  ) throws {
    let (node, problems) = Self.read(text)
    #expect(problems.isEmpty)
    let member = try #require(node?.member(key))
    #expect(member.keyPosition == SourcePosition(line: keyLine, column: keyColumn))
    #expect(member.value.position == SourcePosition(line: line, column: column))
  }

  @Test(arguments: ["", "\n", "# nothing\n", "---\n", "---\n...\n", "\u{FEFF}", "~"])
  func emptyDocuments(text: String) throws {
    let (node, problems) = Self.read(text)
    #expect(problems.isEmpty)
    guard case .null = try #require(node).content else {
      Issue.record("not empty: \(text)")
      return
    }
  }

  @Test(arguments: [
    ("a: [1, 2\n", 2, 1, "Expected a comma, or the ] of the list that begins on line 1"),
    ("a: {b: 1\nc: 2\n", 2, 2, "Expected a comma, or the } of the mapping that begins on line 1"),
    ("a: \"x\n", 2, 1, "The quoted string that begins on line 1 is not closed"),
    ("a:\n\tb: 1\n", 2, 1, "A tab stands where YAML wants spaces"),
    ("a: b: c\n", 1, 5, "This colon begins a value where none can be"),
    ("a: @b\n", 1, 4, "A value cannot begin with `@`; put it in quotes"),
    ("a: `b`\n", 1, 4, "A value cannot begin with a backtick"),
    ("a: 1\n b: 2\n", 2, 3, "This colon begins a value where none can be"),
    ("a:\n  - 1\n  b: 2\n", 3, 3, "Expected `- ` here, as in the list that begins on line 2"),
    ("a: 1\nb\n", 3, 1, "Expected a colon after the key that begins on line 2"),
    ("a: \"\\q\"\n", 1, 5, "This backslash begins no escape of YAML"),
    ("a: \"\\ud83d\\ude00\"\n", 1, 7, "This escape is not a character"),
    ("{\"a\": 1} x\n", 1, 10, "Text follows the end of the value"),
    ("a: 1\n---\nb: 2\n", 2, 1, "A second document begins here"),
    ("%YAML 3.0\n---\na: 1\n", 1, 1, "not a version of YAML"),
    ("a: *x\n", 1, 4, "*x repeats a value that is not marked &x anywhere above"),
    ("k: &steps 1\na: *step\n", 2, 4, "Did you mean \"steps\"?"),
    ("a: &x [1, *x]\n", 1, 11, "*x stands inside the value that it repeats"),
    ("a: &x {b: {c: *x}}\n", 1, 15, "*x stands inside the value that it repeats"),
    ("? [a, b]\n: 1\n", 1, 3, "A key must be a word or a quoted string"),
    ("a: !swift 1\n", 1, 4, "The tag \"!swift\" does not fit here"),
    ("a: !!int x\n", 1, 4, "The tag \"tag:yaml.org,2002:int\" does not fit here"),
    ("a: !!map [1]\n", 1, 4, "The tag \"tag:yaml.org,2002:map\" does not fit here"),
    ("a: 1\nb: 2\na: 3\n", 3, 1, "\"a\" stands here again; it is already on line 1"),
    ("a: \u{0}\n", 1, 4, "The character U+0000 is not allowed"),
    ("ä: \u{1B}[31m\n", 1, 5, "The character U+001B is not allowed"),
    ("a: b\u{FFFE}\n", 1, 5, "The character U+FFFE is not allowed"),
  ])
  func malformed(text: String, line: Int, column: Int, message: String) throws {
    let (_, problems) = Self.read(text)
    let problem = try #require(problems.first)
    #expect(problems.count == 1)
    #expect(problem.kind == .configuration)
    #expect(problem.file == "t.yml")
    #expect(problem.message.contains(message), "\(problem.message)")
    #expect(problem.position == SourcePosition(line: line, column: column))
  }

  @Test(arguments: [
    ([0x61, 0x3A, 0x20, 0xFF] as [UInt8], 1, 4, "This byte is not UTF-8"),
    ([0x0A, 0x61, 0x3A, 0x20, 0xC3], 2, 4, "This byte is not UTF-8"),
    ([0xED, 0xA0, 0x80], 1, 1, "This byte is not UTF-8"),
    ([0xFF, 0xFE, 0x61, 0x00], 1, 1, "This file is UTF-16"),
    ([0xFE, 0xFF, 0x00, 0x61], 1, 1, "This file is UTF-16"),
  ])
  func notUTF8(bytes: [UInt8], line: Int, column: Int, message: String) throws {
    let (node, problems) = YAMLReader.read(bytes, file: "t.yml")
    #expect(node == nil)
    let problem = try #require(problems.first)
    #expect(problem.message.contains(message))
    #expect(problem.position == SourcePosition(line: line, column: column))
  }

  @Test func duplicateKeysAreAllReported() {
    let (node, problems) = Self.read("a: 1\nb: {x: 1, x: 2}\na: 2\na: 3\n")
    #expect(
      problems.map(\.position) == [
        .init(line: 2, column: 11), .init(line: 3, column: 1), .init(line: 4, column: 1),
      ])
    #expect(problems.last?.message.contains("lines 1 and 4") == true)
    #expect(node?.member("a")?.value.text == "1", "the first one is kept")
  }

  @Test func aliasesAreExpanded() throws {
    let (node, problems) = Self.read("a: &x {k: [1, 2]}\nb: *x\n*x2 : 1\n")
    #expect(node == nil)
    #expect(problems.first?.message.contains("*x2") == true)
    let (good, none) = Self.read("a: &x {k: [1, 2]}\nb: *x\nc: &n name\n*n : 5\n")
    #expect(none.isEmpty)
    let list = try #require(good?.member("b")?.value.member("k")?.value)
    guard case .sequence(let items) = list.content else {
      Issue.record("not a list")
      return
    }
    #expect(items.map(\.text) == ["1", "2"])
    #expect(list.position == SourcePosition(line: 1, column: 11), "the place of the text")
    #expect(good?.member("name")?.value.text == "5")
    let (again, _) = Self.read("&k key: 1\nb: *k\nc: &x [&x 2, *x]\n")
    #expect(again?.member("b")?.value.text == "key", "keys have anchors too")
    guard case .sequence(let inner) = again?.member("c")?.value.content else {
      Issue.record("not a list")
      return
    }
    #expect(inner.map(\.text) == ["2", "2"], "the nearest anchor above counts")
  }
}

/// Text that was written to hurt. Each ends with a message that says where and what, and soon.
@Suite struct HostileYAMLTests {
  @Test(arguments: [
    (String(repeating: "[", count: 100_000), 1, 65),
    (String(repeating: "{a: ", count: 100_000), 1, 257),
    (String(repeating: "- ", count: 100_000), 1, 129),
    (String(repeating: "[\n", count: 100_000), 65, 1),
    (
      "a: " + String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000), 1, 67
    ),
  ])
  func deepNesting(text: String, line: Int, column: Int) throws {
    let (node, problems) = YAMLReaderTests.read(text)
    #expect(node == nil)
    let problem = try #require(problems.first)
    #expect(problem.message.contains("Nested more than 64 levels deep"))
    #expect(problem.position == SourcePosition(line: line, column: column))
  }

  @Test func billionLaughs() throws {
    var text = "a0: &a0 [lol, lol, lol, lol, lol, lol, lol, lol, lol, lol]\n"
    for level in 1...9 {
      let aliases = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(aliases)]\n"
    }
    let (node, problems) = YAMLReaderTests.read(text)
    #expect(node == nil)
    let problem = try #require(problems.first)
    #expect(problem.message.contains("expand to more than 100000 values"))
    // 10 × 11, then 1,110 …: the first alias that goes over is on the line of a4.
    #expect(problem.position?.line == 5)
  }

  @Test func quadraticBlowUp() throws {
    let long = String(repeating: "x", count: 64 * 1000)
    let aliases = Array(repeating: "*a", count: 200).joined(separator: ", ")
    let (node, problems) = YAMLReaderTests.read("a: &a \(long)\nb: [\(aliases)]\n")
    #expect(node == nil)
    #expect(problems.first?.position?.line == 2)
  }

  @Test func manyDirectives() throws {
    let text = (0..<100).map { "%TAG !a\($0)! x\n" }.joined() + "---\na: 1\n"
    let (_, problems) = YAMLReaderTests.read(text)
    #expect(problems.first?.message.contains("Too many lines begin with %") == true)
    #expect(problems.first?.position == SourcePosition(line: 17, column: 1))
  }

  @Test func hugeScalar() throws {
    let long = String(repeating: "é", count: 1_000_000)
    let (node, problems) = YAMLReaderTests.read("a: \"\(long)\"\nb: 1\n")
    #expect(problems.isEmpty)
    #expect(node?.member("a")?.value.text.utf8.count == 2_000_000)
    #expect(node?.member("b")?.keyPosition == SourcePosition(line: 2, column: 1))
  }

  @Test func tooLargeAFile() throws {
    let bytes = [UInt8](repeating: 0x20, count: YAMLText.maximumSize + 1)
    let (node, problems) = YAMLReader.read(bytes, file: "t.yml")
    #expect(node == nil)
    #expect(problems.first?.message.contains("Split the flows") == true)
  }

  /// Every cut of a file with all constructs either reads or has one clear problem.
  @Test func everyPrefix() {
    let text = "a: &x [1, \"b\\n\", {c: 'd'}] # e\r\n*x : |\n  é\nf: !!str 1\n? g\n: - h\n---\n"
    let bytes = Array(text.utf8)
    for count in 0...bytes.count {
      let (node, problems) = YAMLReader.read(Array(bytes.prefix(count)), file: "t.yml")
      #expect(node != nil || problems.count == 1)
    }
  }

  /// Every byte replaced by every other interesting one: no crash, and never silence about it.
  @Test func everyMutation() {
    let text = "a: &x [1, \"b\"]\n*x2 : {c: *x}\n- |\n  d\n"
    let bytes = Array(text.utf8)
    for index in bytes.indices {
      for byte: UInt8 in [0, 9, 10, 32, 33, 34, 38, 42, 45, 58, 63, 91, 123, 125, 0x80, 0xFF] {
        var mutated = bytes
        mutated[index] = byte
        let (node, problems) = YAMLReader.read(mutated, file: "t.yml")
        #expect(node != nil || !problems.isEmpty)
      }
    }
  }
}
