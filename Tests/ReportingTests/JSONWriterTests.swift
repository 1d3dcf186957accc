import Foundation
import Testing

@testable import Reporting

@Suite struct JSONWriterTests {
  /// By number: a test's log shows its arguments as they are.
  private static let escapes = [
    ("plain", #""plain""#), ("a\"b\\c/d", #""a\"b\\c/d""#),
    ("\u{0}\u{8}\t\n\u{B}\u{C}\r\u{1B}\u{7F}", #""\u0000\b\t\n\u000b\f\r\u001b\u007f""#),
    ("\u{85}\u{9F}\u{A0}", "\"\\u0085\\u009f\u{A0}\""), ("\u{2028}\u{2029}", #""\u2028\u2029""#),
    ("\u{202E}\u{2066}\u{200F}", #""\u202e\u2066\u200f""#), ("Größe 👩‍👩‍👧 السلة", "\"Größe 👩‍👩‍👧 السلة\""),
  ]

  @Test(arguments: escapes.indices)
  func escapesStrings(number: Int) throws {
    let (text, expected) = Self.escapes[number]
    var json = JSONWriter()
    json.string(text)
    #expect(String(decoding: json.bytes, as: UTF8.self) == expected)
    let parsed = try JSONSerialization.jsonObject(
      with: Data(json.bytes), options: .fragmentsAllowed)
    let read = try #require(parsed as? String)
    #expect(Array(read.utf8) == Array(text.utf8))
  }

  @Test func spreadsAndKeepsToOneLine() {
    var json = JSONWriter()
    json.object { json in
      json.member("empty")
      json.array { _ in }
      json.member("records")
      json.array([1, 2]) { json, number in
        json.object(.oneLine) { json in
          json.member("n")
          json.number(number)
          json.member("inner")
          json.array([true]) { $0.bool($1) }
        }
      }
      json.member("none")
      json.number(Double.nan)
    }
    json.finish()
    #expect(
      String(decoding: json.bytes, as: UTF8.self) == """
        {
          "empty": [],
          "records": [
            {"n": 1, "inner": [true]},
            {"n": 2, "inner": [true]}
          ],
          "none": null
        }

        """)
  }
}
