import Testing

@testable import Reporting

@Suite struct SafeTextTests {
  /// By number: a test's log shows its arguments as they are.
  private static let escapes = [
    ("Zahlung & „Prüfung“", "Zahlung & „Prüfung“"), ("\u{1B}[31mred", "\\u{1b}[31mred"),
    ("a\u{0}b\u{7}c\u{8}", "a\\u{0}b\\u{7}c\\u{8}"), ("two\r\nlines", "two\\u{d}\\u{a}lines"),
    ("C1\u{9B}31m\u{7F}", "C1\\u{9b}31m\\u{7f}"), ("\u{2028}\u{2029}", "\\u{2028}\\u{2029}"),
    ("\u{202E}abc\u{2069}\u{200F}", "\\u{202e}abc\\u{2069}\\u{200f}"),
    ("\u{FEFF}\u{200B}\u{AD}", "\\u{feff}\\u{200b}\\u{ad}"),
    ("नेपाल\u{200D} می\u{200C}خواهم 👩‍👩‍👧", "नेपाल\u{200D} می\u{200C}خواهم 👩‍👩‍👧"),
  ]

  @Test(arguments: escapes.indices)
  func spellsOutWhatIsNotVisible(number: Int) {
    let (text, expected) = Self.escapes[number]
    #expect(Array(SafeText.escaped(text).unicodeScalars) == Array(expected.unicodeScalars))
  }

  /// ⟨ and ⟩ stand for FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE.
  @Test(arguments: [
    ("“Cart” fits", "“Cart” fits"), ("“السلة” fits", "“⟨السلة⟩” fits"),
    ("“ادفع Apple Pay الآن”: 3 pt", "“⟨ادفع Apple Pay الآن⟩”: 3 pt"),
    ("key السلة الآن, 3 pt", "key ⟨السلة الآن⟩, 3 pt"), ("“عنوان", "“⟨عنوان⟩"),
    ("“a” and “שלום”", "“a” and “⟨שלום⟩”"), ("\"שלום\" a \"b\"", "\"⟨שלום⟩\" a \"b\""),
    ("“““ “שלום", "“““ “⟨שלום⟩"),
  ])
  func isolatesRightToLeftCopy(text: String, expected: String) {
    let scalars = SafeText.line(text).unicodeScalars.map { scalar -> Unicode.Scalar in
      scalar == "\u{2068}" ? "⟨" : scalar == "\u{2069}" ? "⟩" : scalar
    }
    #expect(scalars == Array(expected.unicodeScalars))
  }

  @Test func cutsWhatNobodyReads() {
    let line = SafeText.line(String(repeating: "x", count: 1_000_000), limit: 100)
    #expect(line == String(repeating: "x", count: 100) + "…")
    #expect(SafeText.line("x", limit: 1) == "x")
    let marks = "e" + String(repeating: "\u{301}", count: 1_000_000)
    #expect(SafeText.line(marks).unicodeScalars.count == 1501)
    let quoted = "“" + String(repeating: "W", count: 1_000_000) + "” needs 9 pt."
    #expect(SafeText.line(quoted) == "“" + String(repeating: "W", count: 160) + "…” needs 9 pt.")
    let open = String(repeating: "“", count: 100_000)
    #expect(SafeText.line(open).unicodeScalars.count == 1501)
  }
}
