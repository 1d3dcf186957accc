import Linting

/// The data that the report's page draws from: JSON with short names and whole lists of numbers where
/// there are thousands of them. What each member means is described where it is written; the scripts in
/// `Page` read it. Lengths are points, to a thousandth; glyphs are in thousandths of an em.
public enum ReportData {
  /// Of the format, for a page that is told apart from its data.
  static let version = 1

  /// UTF-8, without `<`, so that it can stand in a `script` element.
  ///
  /// - Parameter made: when the report was made, ISO 8601 in UTC.
  public static func bytes(_ content: ReportContent, made: String) -> [UInt8] {
    var json = JSONWriter(isCompact: true)
    let vocabulary = ReportVocabulary(content)
    json.object { json in
      json.member("version")
      json.number(version)
      json.member("tool")
      json.string("copyfit \(content.result.version)")
      json.member("made")
      json.string(made)
      json.run(content)
      json.fonts(content)
      json.vocabulary(vocabulary)
      json.member("glyphs")
      json.array(content.glyphs) { $0.string(GlyphPath.data($1)) }
      json.member("flows")
      json.array(content.flows) { $0.flow($1, vocabulary) }
      json.member("findings")
      json.array(content.findings) { $0.reportFinding($1, content, vocabulary) }
    }
    return json.bytes
  }
}

extension JSONWriter {
  /// What was linted, and how it went.
  fileprivate mutating func run(_ content: ReportContent) {
    let result = content.result
    member("configuration")
    string(result.configuration)
    member("catalogs")
    array(result.catalogFiles) { $0.string($1) }
    member("baseline")
    string(content.baseline)
    member("summary")
    summary(result.summary)
    member("problems")
    array(result.problems) { $0.problem($1) }
    member("notices")
    array(result.notices) { $0.string($1) }
  }

  /// What the widths rest on, and how far to trust them.
  fileprivate mutating func fonts(_ content: ReportContent) {
    member("fonts")
    array(ReportFont.all(content)) { json, font in
      json.object { json in
        json.member("script")
        json.string(font.script)
        json.member("name")
        json.string(font.name)
        json.member("revision")
        json.string(font.revision)
        json.member("file")
        json.string(font.file)
        json.member("sha256")
        json.string(font.sha256)
        json.member("correction")
        json.string(font.correction)
        json.member("standsFor")
        json.string(font.standsFor)
        json.member("trust")
        json.string(font.trust)
        json.member("outlines")
        json.bool(font.hasOutlines)
      }
    }
  }

  /// Names of what the lists below speak of by index.
  fileprivate mutating func vocabulary(_ vocabulary: ReportVocabulary) {
    member("sizes")
    array(vocabulary.sizes) { json, size in
      json.object { json in
        json.member("id")
        json.string(size.id)
        json.member("name")
        json.string(size.name)
      }
    }
    member("locales")
    array(vocabulary.locales) { json, locale in
      json.object { json in
        json.member("id")
        json.string(locale.id)
        json.member("name")
        json.string(locale.name)
        json.member("rtl")
        json.bool(locale.isRightToLeft)
      }
    }
    member("devices")
    dictionary(vocabulary.devices)
    member("rules")
    dictionary(vocabulary.rules)
  }

  private mutating func dictionary(_ entries: [(id: String, name: String)]) {
    object { json in
      for entry in entries {
        json.key(entry.id)
        json.string(entry.name)
      }
    }
  }
}
