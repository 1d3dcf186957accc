import Linting

/// `inspect --format json`: every cell of every flow, in every locale, for programs.
public enum InspectJSON {
  /// UTF-8, ending with a line feed. `problems`, as in the format of `lint`, is there only when
  /// there are any.
  public static func bytes(_ result: RunResult) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("flows")
      json.array { json in
        for analysis in result.analyses {
          for locale in analysis.locales { json.flow(analysis, locale) }
        }
      }
      if !result.problems.isEmpty {
        json.member("problems")
        json.array(result.problems) { $0.problem($1) }
      }
    }
    json.finish()
    return json.bytes
  }
}

extension JSONWriter {
  fileprivate mutating func flow(_ analysis: FlowAnalysis, _ locale: LocaleAnalysis) {
    object { json in
      json.member("flow")
      json.string(analysis.flow.id)
      json.member("surface")
      json.string(analysis.flow.surface)
      json.member("locale")
      json.string(locale.copy.locale)
      json.member("direction")
      json.string(locale.copy.isRightToLeft ? "rtl" : "ltr")
      json.member("titles")
      json.array(locale.copy.titles) { json, title in
        json.object(.oneLine) { json in
          json.member("key")
          json.string(title.key)
          json.member("text")
          json.string(title.text)
          json.member("fallback")
          json.bool(title.isFallback)
        }
      }
      json.member("thresholds")
      json.array(locale.layout?.thresholds ?? []) { $0.threshold($1) }
      json.member("cells")
      if analysis.flow.kind == .stepTrail {
        json.array(locale.layout?.cells ?? []) { $0.cell($1) }
      } else {
        json.slotCells(locale.layout)
      }
    }
  }

  private mutating func threshold(_ threshold: LocaleAnalysis.LayoutThreshold) {
    object(.oneLine) { json in
      json.member("contentSize")
      json.string(threshold.contentSize.rawValue)
      json.member("displayScale")
      json.number(threshold.displayScale.rawValue)
      json.member("titled")
      json.number(threshold.titled)
      json.member("fullStops")
      json.number(threshold.fullStops)
      json.member("minimum")
      json.number(threshold.minimum)
    }
  }

  private mutating func cell(_ cell: LocaleAnalysis.Cell) {
    object(.oneLine) { json in
      json.member("contentSize")
      json.string(cell.contentSize.rawValue)
      json.member("displayScale")
      json.number(cell.place.displayScale.rawValue)
      json.member("devices")
      json.array(cell.place.devices, .oneLine) { $0.string($1) }
      json.member("width")
      json.number(cell.place.width)
      json.member("form")
      json.string(cell.form.rawValue)
      json.member("borderline")
      json.bool(cell.isBorderline)
      json.member("scale")
      json.number(cell.scale)
      json.member("stopDiameter")
      json.number(cell.stops.diameter)
      json.member("roomPerStop")
      json.number(cell.stops.room)
      json.member("naturalWidth")
      json.number(cell.naturalWidth)
      json.member("drawnWidth")
      json.number(cell.drawnWidth)
      json.member("overflow")
      json.number(cell.overflow)
      json.member("titles")
      json.titles(cell)
      json.member("caption")
      json.object(.oneLine) { json in
        json.member("layout")
        json.string(cell.caption.layout.rawValue)
        json.member("lines")
        json.number(cell.caption.lines)
        json.member("brokenWord")
        json.bool(cell.caption.hasBrokenWord)
      }
    }
  }

  private mutating func titles(_ cell: LocaleAnalysis.Cell) {
    array(cell.titles.indices, .oneLine) { json, index in
      let title = cell.titles[index]
      json.object(.oneLine) { json in
        json.member("measured")
        json.number(title.measured)
        json.member("drawn")
        json.number(title.drawn)
        json.member("limit")
        json.number(title.limit)
        json.member("truncated")
        json.bool(cell.isTruncated(index))
      }
    }
  }
}
