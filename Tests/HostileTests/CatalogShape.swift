/// What may be many, long or deep in a catalog. The same for the reader and for the whole run.
enum CatalogShape: String, CaseIterable, Sendable {
  case keys, longKeys, sameKey, locales, sameLocale, localesOfManyKeys
  case localeSpellings, plurals, samePlural, pluralsOfManyKeys, pluralsOfBoth
  case devices, devicesOfBoth, devicesOfSource
  case substitutions, substitutionsInText, substitutionsByDevice, substitutionsOfNone
  case substitutionsInARing, stringSet, unknownMembers
  case comment, escapesInComment, suppressions, openSuppressions
  case nesting, nestingInManyKeys, openNesting, variations
  case valueLength, placeholders, percentSigns, controls, lines

  /// Files that end too soon are told apart from those that do not only at their end.
  var isCutShort: Bool { self == .openNesting }

  /// A catalog with `count` of the things, in any order but the sorted one.
  func text(_ count: Int) -> String {
    switch self {
    case .keys: strings(count) { "\"k\($0 * 7919 % count)\":\(Self.entry)" }
    case .longKeys: strings(count) { "\"\(times(100, "k"))\($0)\":\(Self.entry)" }
    case .sameKey: strings(count) { _ in "\"k\":\(Self.entry)" }
    case .locales: localizations(count) { "\"\(Self.locale($0 * 7919 % count))\":\(Self.unit)" }
    case .sameLocale:
      localizations(count) { $0 == 0 ? "\"fr\":\(Self.unit)" : "\"de\":\(Self.unit)" }
    case .localesOfManyKeys:
      strings(40) { key in
        "\"k\(key)\":{\"localizations\":{\(list(count) { "\"\(Self.locale($0))\":\(Self.unit)" })}}"
      }
    case .localeSpellings:
      localizations(count) { "\"\(Self.spelling($0))\":\(Self.unit)" }
    case .plurals: content(axis("plural", list(count) { "\"p\($0 * 7919 % count)\":\(Self.unit)" }))
    case .samePlural: content(axis("plural", list(count) { _ in "\"one\":\(Self.unit)" }))
    case .pluralsOfManyKeys:
      strings(count) { key in
        let forms = ["few", "many", "one", "other"].map { "\"\($0)\":\(Self.unit)" }
        return "\"%lld k\(key)\":{\"localizations\":{\"pl\":"
          + "{\(axis("plural", forms.joined(separator: ",")))}}}"
      }
    case .pluralsOfBoth:
      both { language in
        axis("plural", list(count) { "\"\(language)\($0 * 7919 % count)\":\(Self.unit)" })
      }
    case .devicesOfBoth:
      both { language in
        axis("device", list(count) { "\"\(language)\($0)\":\(text(of: "d\($0)"))" })
      }
    case .devicesOfSource:
      both { language in
        guard language == "en" else { return Self.unitMember }
        return axis("device", list(count) { "\"d\($0)\":\(text(of: "d\($0)"))" })
      }
    case .devices: content(axis("device", list(count) { "\"d\($0 * 7919 % count)\":\(Self.unit)" }))
    case .substitutions:
      content(
        "\"substitutions\":{\(list(count) { "\"s\($0 * 7919 % count)\":\(Self.substitution)" })}")
    case .substitutionsInText:
      both { _ in
        unit(list(count, " ") { "%#@s\($0)@" }) + ","
          + substitutions(count) { Self.substitution($0 + 1, "%arg") }
      }
    case .substitutionsByDevice:
      both { _ in
        axis("device", list(count) { "\"d\($0)\":\(text(of: "%#@s\($0)@"))" }) + ","
          + substitutions(count) { _ in Self.substitution(1, "%arg") }
      }
    case .substitutionsOfNone:
      both { _ in unit(list(count, " ") { "%#@s\($0)@" }) }
    case .substitutionsInARing:
      both { _ in
        unit("%#@s0@") + ","
          + substitutions(count) { Self.substitution(1, "%arg %#@s\(($0 + 1) % count)@") }
      }
    case .stringSet: content("\"stringSet\":{\"values\":[\(list(count) { "\"v\($0)\"" })]}")
    case .unknownMembers: member(list(count) { "\"x\($0 * 7919 % count)\":0" })
    case .comment: comment(times(count * 20, "é "))
    case .escapesInComment: comment(times(count * 20, #"\u00e9"#))
    case .suppressions:
      comment(list(count, " ") { "[copyfit:ignore needs-review stale-key -- reason \($0)]" })
    case .openSuppressions: comment(times(count * 4, "[copyfit:ignore "))
    case .nesting: member("\"x\":\(times(count * 20, "["))\(times(count * 20, "]"))")
    case .nestingInManyKeys:
      strings(count) { "\"k\($0)\":{\"x\":\(times(50, #"{"a":["#))\(times(50, "]}"))}" }
    case .openNesting: "{\"x\":\(times(count * 20, #"{"a":"#))"
    case .variations:
      localizations(1) { _ in
        "\"de\":\(times(count * 4, #"{"variations":{"plural":{"other":"#))"
          + "\(Self.unit)\(times(count * 4, "}}}"))"
      }
    case .valueLength: value(times(count * 10, "long word "))
    case .placeholders: value(list(count, " ") { "%\($0 + 1)$@ %lld" })
    case .percentSigns: value(times(count * 10, "%"))
    case .controls: value(times(count * 10, "\u{2067}א\u{202B}"))
    case .lines: strings(1) { _ in times(count * 20, "\n \r\n") + "\"k\":\(Self.entry)" }
    }
  }

  // MARK: Parts

  private static let unit = #"{"stringUnit":{"state":"needs_review","value":"Speichern %@"}}"#
  private static let unitMember = String(unit.dropFirst().dropLast())
  private static let entry = #"{"localizations":{"de":\#(unit),"fr":\#(unit)}}"#
  private static let substitution =
    #"{"argNum":1,"formatSpecifier":"lld","variations":{"plural":{"other":\#(unit)}}}"#

  private static func substitution(_ argument: Int, _ form: String) -> String {
    #"{"argNum":\#(argument),"formatSpecifier":"lld","variations":{"plural":{"other":"#
      + #"{"stringUnit":{"state":"translated","value":"\#(form)"}}}}}"#
  }

  /// One locale, in upper and lower case: as many spellings as are wanted.
  private static func spelling(_ number: Int) -> String {
    let bits = (0..<20).map { number >> $0 & 1 == 0 ? "a" : "A" }
    return "de-\(bits[..<8].joined())-\(bits[8..<16].joined())-\(bits[16...].joined())a"
  }

  /// Languages in regions: names of locales that could be, as many as are wanted.
  private static func locale(_ number: Int) -> String {
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    let languages = ["de", "fr", "es", "it", "nl", "pl", "pt", "sv", "ru", "ar", "he", "ja"]
    let region = number / languages.count
    let script = region / 676 == 0 ? "" : "-X\(region / 676)"
    return "\(languages[number % languages.count])-"
      + String([letters[region / 26 % 26], letters[region % 26]]).uppercased() + script
  }

  private func list(_ count: Int, _ separator: String = ",", _ item: (Int) -> String) -> String {
    (0..<count).map(item).joined(separator: separator)
  }

  private func times(_ count: Int, _ text: String) -> String {
    String(repeating: text, count: count)
  }

  private func strings(_ count: Int, _ member: (Int) -> String) -> String {
    "{\"sourceLanguage\":\"en\",\"strings\":{\(list(count, ",", member))}}"
  }

  private func member(_ member: String) -> String { strings(1) { _ in "\"k %@\":{\(member)}" } }

  private func comment(_ text: String) -> String {
    member("\"comment\":\"\(text)\",\"localizations\":{\"de\":\(Self.unit)}")
  }

  private func localizations(_ count: Int, _ localization: (Int) -> String) -> String {
    member("\"localizations\":{\(list(count, ",", localization))}")
  }

  private func content(_ content: String) -> String {
    localizations(1) { _ in "\"de\":{\(content)}" }
  }

  /// A source text and a translation.
  private func both(_ content: (String) -> String) -> String {
    localizations(2) { index in
      let language = index == 0 ? "en" : "de"
      return "\"\(language)\":{\(content(language))}"
    }
  }

  private func unit(_ value: String) -> String {
    "\"stringUnit\":{\"state\":\"translated\",\"value\":\"\(value)\"}"
  }

  private func text(of value: String) -> String { "{\(unit(value))}" }

  private func substitutions(_ count: Int, _ substitution: (Int) -> String) -> String {
    "\"substitutions\":{\(list(count) { "\"s\($0)\":\(substitution($0))" })}"
  }

  private func axis(_ name: String, _ forms: String) -> String {
    "\"variations\":{\"\(name)\":{\(forms)}}"
  }

  private func value(_ value: String) -> String {
    content(unit(value))
  }
}
