import Foundation
import Linting
import Testing

@testable import Reporting

@Suite struct JSONFormatTests {
  @Test func isAsTheManualShows() {
    #expect(
      String(decoding: JSONFormat.bytes(Samples.result), as: UTF8.self) == """
        {
          "tool": {"name": "copyfit", "version": "1.2.3"},
          "fonts": [
            {"script": "Latn", "family": "Inter", "style": "Semi Bold", "postScriptName": "Inter-SemiBold", "file": "Inter-SemiBold.otf", "revision": "3.019", "sha256": "abcd", "correction": "inter-3.19-semibold-latin"}
          ],
          "summary": {"errors": 1, "warnings": 2, "notes": 0, "suppressed": 0, "catalogs": 1, "flows": 1, "locales": 4, "cells": 480},
          "problems": [
            {"kind": "malformed-catalog", "message": "expected a value", "file": "App/Broken.xcstrings", "line": 426, "column": 1}
          ],
          "findings": [
            {"rule": "title-truncated", "severity": "error", "borderline": false, "message": "“Zahlungsübersicht” needs 172.4 pt and gets 160 pt at large.", "advice": "Shorten it by 12.4 pt, about 2 characters.", "file": "App/Localizable.xcstrings", "line": 41, "column": 27, "flow": "checkout", "surface": "step-trail", "locale": "de", "key": "Address", "text": "Zahlungsübersicht", "fingerprint": "00ff", "measured": {"width": 172.4, "limit": 160, "unit": "pt"}, "cells": [{"contentSize": "large", "width": 345, "displayScale": 3}]}
          ]
        }

        """)
  }

  @Test func membersStayWhereThereIsNothing() throws {
    let result = RunResult(
      problems: [Problem(.configuration, "no")], findings: [Samples.finding("stale-key", .note)])
    let data = Data(JSONFormat.bytes(result))
    let json = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let finding = try #require((json["findings"] as? [[String: Any]])?.first)
    #expect(finding["text"] is NSNull)
    #expect(finding["measured"] is NSNull)
    #expect(finding["flow"] as? String == "")
    #expect((finding["cells"] as? [Any])?.isEmpty == true)
    let problem = try #require((json["problems"] as? [[String: Any]])?.first)
    #expect(problem["kind"] as? String == "configuration")
    #expect(problem["file"] is NSNull)
    #expect(problem["line"] is NSNull)
  }

  /// By number: a test's log shows its arguments as they are.
  private static let hostile = [
    "\u{0}\u{1B}]0;x\u{7}", "\"}]}", "\\", "\u{2028}", "\r\n", "\u{FFFE}",
  ]

  @Test(arguments: hostile.indices)
  func hostileCopyStaysCopy(number: Int) throws {
    let text = Self.hostile[number]
    var finding = Samples.truncated
    finding.text = text
    finding.message = text
    finding.key = text
    let data = Data(JSONFormat.bytes(RunResult(findings: [finding])))
    let json = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let read = try #require((json["findings"] as? [[String: Any]])?.first)
    #expect((read["text"] as? String)?.unicodeScalars.elementsEqual(text.unicodeScalars) == true)
    #expect(read["rule"] as? String == "title-truncated")
  }
}
