import Linting

/// Flows, their surfaces and texts.
extension JSONWriter {
  mutating func flow(_ flow: ReportFlow, _ vocabulary: ReportVocabulary) {
    object { json in
      json.member("id")
      json.string(flow.id)
      json.member("folder")
      json.string(vocabulary.hasSeveralFolders ? flow.folder ?? "" : "")
      json.member("source")
      json.number(
        flow.locales.indices.contains(flow.source)
          ? vocabulary.index(ofLocale: flow.locales[flow.source].id) : -1)
      json.member("locales")
      json.array(flow.locales) { $0.number(vocabulary.index(ofLocale: $1.id)) }
      json.member("surfaces")
      json.array(flow.surfaces) { $0.surface($1, vocabulary) }
    }
  }

  private mutating func surface(_ surface: ReportSurface, _ vocabulary: ReportVocabulary) {
    var tables = PictureTables()
    var keys = PictureTables.Table<[String]>()
    for case .pictures(let view)? in surface.views {
      tables.add(view, of: surface)
    }
    var pictures = tables.pictures[...]
    object { json in
      json.member("kind")
      json.string(surface.kind)
      json.member("title")
      json.string(surface.title)
      json.member("name")
      json.string(surface.name)
      json.member("sizes")
      json.array(surface.grid.contentSizes) {
        $0.number(vocabulary.index(ofSize: $1.rawValue))
      }
      json.member("places")
      json.array(surface.grid.places) { json, place in
        json.object { json in
          json.member("width")
          json.number(place.width)
          json.member("scale")
          json.number(place.displayScale.rawValue)
          json.member("devices")
          json.array(place.devices) { $0.string($1) }
        }
      }
      json.member("texts")
      json.array(surface.texts) { $0.text($1) }
      json.member("trail")
      if let trail = surface.trail {
        json.look(trail, rows: surface.firstTrail?.rows ?? [])
      } else {
        json.null()
      }
      json.member("views")
      json.array(surface.views) { json, view in
        switch view {
        case .trail(let view):
          // Keys, too, are of any length: catalogs often have the source text for one.
          json.trail(view, keys: keys.index(of: view.keys.map { ShownText($0).text }))
        case .pictures(let view): json.pictures(pictures.popFirst() ?? [], cells: view.cells)
        case nil: json.null()
        }
      }
      json.member("keys")
      json.array(keys.rows) { json, keys in json.array(keys) { $0.string($1) } }
      json.tables(tables)
    }
  }

  private mutating func look(_ trail: TrailLook, rows: [TrailRow]) {
    object { json in
      json.member("accent")
      json.string(trail.accent)
      json.member("ink")
      json.string(trail.accentInk)
      json.member("metrics")
      json.metrics(rows)
    }
  }

  /// `rest`: characters behind what is drawn. `d`: 1 for a paragraph from right to left. A run is its
  /// level, UTF-16 range, em, whether it has outlines, and for each glyph: outline, advance, x and y offset,
  /// cluster.
  private mutating func text(_ text: ReportText) {
    object { json in
      json.member("t")
      json.string(text.text)
      if text.rest > 0 {
        json.member("rest")
        json.number(text.rest)
      }
      json.member("d")
      json.number(text.isRightToLeft ? 1 : 0)
      json.member("r")
      json.array(text.runs) { json, run in
        json.array { json in
          json.number(run.level)
          json.number(run.range.lowerBound)
          json.number(run.range.upperBound)
          json.thousandths(run.em)
          json.number(run.hasOutlines ? 1 : 0)
          json.array { json in
            for glyph in run.glyphs {
              json.number(glyph.outline ?? -1)
              json.thousandths(glyph.advance)
              json.thousandths(glyph.xOffset)
              json.thousandths(glyph.yOffset)
              json.number(glyph.cluster)
            }
          }
        }
      }
    }
  }

  private mutating func thousandths(_ em: Double) { number(em * 1000, places: 0) }
}

extension ReportSurface {
  fileprivate var firstTrail: TrailView? {
    for case .trail(let view)? in views { return view }
    return nil
  }
}
