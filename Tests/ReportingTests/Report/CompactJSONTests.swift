import Foundation
import Testing

@testable import Reporting

/// JSON that stands in a `script` element.
@Suite struct CompactJSONTests {
  @Test func thereIsNoWhiteSpace() throws {
    var json = JSONWriter(isCompact: true)
    json.object { json in
      json.member("empty")
      json.array { _ in }
      json.member("none")
      json.object { _ in }
      json.member("deep")
      json.array { json in
        json.array { $0.array { _ in } }
        json.object(.oneLine) { json in
          json.key("a <b> \"c\"")
          json.null()
          json.member("d")
          json.array([1.5, -0.0004, .nan, .infinity], .oneLine) { $0.number($1) }
        }
        json.array([]) { $0.number($1) }
        json.bool(false)
      }
      json.member("last")
      json.string("x")
    }
    #expect(
      String(decoding: json.bytes, as: UTF8.self)
        == #"{"empty":[],"none":{},"deep":[[[]],{"a \u003cb> \"c\"":null,"d":[1.5,0,null,null]},[],false],"last":"x"}"#
    )
    let parsed = try object(json.bytes)
    #expect(parsed.keys.sorted() == ["deep", "empty", "last", "none"])
  }

  /// Every text comes back as it was, and nothing in between can end the element or open another.
  @Test(arguments: HostileCopy.all.indices)
  func textsComeBack(number: Int) throws {
    let text = HostileCopy.all[number]
    var json = JSONWriter(isCompact: true)
    json.array { json in
      json.string(text)
      json.object { json in
        json.key(text)
        json.string("</script>" + text)
      }
    }
    #expect(!json.bytes.contains(0x3C))
    #expect(json.bytes.allSatisfy { $0 >= 0x20 && $0 != 0x7F })
    let parsed = try #require(
      try JSONSerialization.jsonObject(with: Data(json.bytes)) as? [Any])
    let first = try #require(parsed.first as? String)
    #expect(Array(first.utf8) == Array(text.utf8))
    let pair = try #require((parsed.last as? [String: String])?.first)
    #expect(Array(pair.key.utf8) == Array(text.utf8))
    #expect(Array(pair.value.utf8) == Array(("</script>" + text).utf8))
  }

  /// Only this kind of JSON escapes `<`; others are unchanged by it.
  @Test func otherJSONKeepsItsForm() {
    var json = JSONWriter()
    json.array(.oneLine) { json in
      json.string("a<b")
      json.key("k")
      json.number(1)
    }
    #expect(String(decoding: json.bytes, as: UTF8.self) == #"["a<b", "k": 1]"#)
  }

  @Test func aDeepOneIsStillOnOneLine() throws {
    var json = JSONWriter(isCompact: true)
    func nest(_ writer: inout JSONWriter, _ depth: Int) {
      writer.array(depth % 2 == 0 ? .lines : .oneLine) { if depth > 0 { nest(&$0, depth - 1) } }
    }
    nest(&json, 100)
    let text = String(decoding: json.bytes, as: UTF8.self)
    #expect(text == String(repeating: "[", count: 101) + String(repeating: "]", count: 101))
  }
}
