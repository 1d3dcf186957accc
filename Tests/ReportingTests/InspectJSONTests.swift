import Foundation
import Linting
import Testing

@testable import Reporting

@Suite struct InspectJSONTests {
  @Test func isAsTheManualShows() {
    let result = RunResult(analyses: [Samples.analysis(layout: Samples.oneCell)])
    #expect(
      String(decoding: InspectJSON.bytes(result), as: UTF8.self) == """
        {
          "flows": [
            {
              "flow": "checkout",
              "surface": "step-trail",
              "locale": "de",
              "direction": "ltr",
              "titles": [
                {"key": "Key 0", "text": "Warenkorb", "fallback": false}
              ],
              "thresholds": [
                {"contentSize": "large", "displayScale": 3, "titled": 297, "fullStops": 148, "minimum": 100}
              ],
              "cells": [
                {"contentSize": "large", "displayScale": 3, "devices": ["iphone-16"], "width": 345, "form": "titled", "borderline": false, "scale": 1, "stopDiameter": 34, "roomPerStop": 83.25, "naturalWidth": 297, "drawnWidth": 297, "overflow": 0, "titles": [{"measured": 77.776, "drawn": 78, "limit": 160, "truncated": false}], "caption": {"layout": "position", "lines": 1, "brokenWord": false}}
              ]
            }
          ]
        }

        """)
  }

  @Test func aTitleIsTruncatedOnlyWhereItShows() throws {
    let layout = Linting.LocaleAnalysis.Layout(
      thresholds: [],
      cells: [
        Samples.cell(.large, width: 345, form: .titled, titles: [Samples.title(170)]),
        Samples.cell(
          .large, width: 100, form: .numbered, natural: 148, drawn: 100,
          titles: [Samples.title(170)]),
      ])
    let result = RunResult(analyses: [Samples.analysis(layout: layout)])
    let data = Data(InspectJSON.bytes(result))
    let json = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let flow = try #require((json["flows"] as? [[String: Any]])?.first)
    let cells = try #require(flow["cells"] as? [[String: Any]])
    let truncated = cells.map { cell in
      ((cell["titles"] as? [[String: Any]])?.first?["truncated"] as? Bool) ?? false
    }
    #expect(truncated == [true, false])
    #expect(json["problems"] == nil)
  }

  @Test func whatCannotBeLaidOutIsEmptyAndSaysWhy() throws {
    let result = RunResult(
      problems: [Problem(.missingFont, "no face")],
      analyses: [
        Samples.analysis(isRightToLeft: true, layout: nil),
        Samples.analysis(titles: [], layout: .init(thresholds: [], cells: [])),
      ])
    let data = Data(InspectJSON.bytes(result))
    let json = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let flows = try #require(json["flows"] as? [[String: Any]])
    #expect(flows.map { $0["direction"] as? String } == ["rtl", "ltr"])
    for flow in flows {
      #expect((flow["cells"] as? [Any])?.isEmpty == true)
      #expect((flow["thresholds"] as? [Any])?.isEmpty == true)
    }
    #expect((flows[1]["titles"] as? [Any])?.isEmpty == true)
    #expect((json["problems"] as? [[String: Any]])?.first?["kind"] as? String == "missing-font")
  }
}
