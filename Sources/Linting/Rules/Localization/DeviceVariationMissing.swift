import StringCatalogs

/// A translation lacks a device that the source text has, or device variations have no text for
/// other devices.
///
/// One finding for each key and locale, at the text that other devices show.
enum DeviceVariationMissing: Rule {
  static let metadata = RuleMetadata(
    id: "device-variation-missing", family: .localization, defaultSeverity: .note,
    summary: "A translation lacks a device that the source text varies by",
    rationale: """
      The source says “Tap” on iPhone and “Click” on Mac; a translation without the Mac's text \
      says “Tap” there. Reported is each language that lacks devices which the source has, also \
      where it has one text for all of them, and device variations without other, which leave the \
      devices that they do not name without a text: in the source too. An empty text counts as \
      none, and the variations of each substitution on their own. Let pass: a translation that \
      varies where the source does not, devices whose source text is that of other, variations \
      that name every device, translations without any text, which `missing-translation` reports, \
      and stale keys that no flow uses.
      """,
    cure: "Add the device in Xcode's catalog editor, under “Vary by Device”.",
    help: RuleHelp(
      translator: "Write the text for the device that is named as well.",
      developer: "Add the device in Xcode's catalog editor, under “Vary by Device”."),
    triggering: [
      RuleExample(
        "German does not click on a Mac",
        catalog: catalog(german: [
          ("iphone", "\"Tippen\""), ("other", "↓\"Auswählen\""),
        ]), configuration: "catalogRules: all")
    ],
    passing: [
      RuleExample(
        "A text for each device of the source",
        catalog: catalog(german: [
          ("iphone", "\"Tippen\""), ("mac", "\"Klicken\""), ("other", "\"Auswählen\""),
        ]), configuration: "catalogRules: all")
    ])

  private static func catalog(german: [(String, String)]) -> String {
    let english = [("iphone", "\"Tap\""), ("mac", "\"Click\""), ("other", "\"Select\"")]
    return RuleExample.catalog(
      key: "select",
      [("de", RuleExample.deviceForms(german)), ("en", RuleExample.deviceForms(english))])
  }

  /// All that Xcode offers.
  private static let devices: Set<String> = [
    "iphone", "ipad", "ipod", "mac", "applewatch", "appletv", "applevision",
  ]

  static func check(_ use: EntryUse, _ report: inout RuleReport) {
    if !use.traits.contains(.device) || use.isStaleAndUnused { return }
    let source = use.source.map(DeviceTexts.all) ?? []
    for translation in use.texts {
      let own = DeviceTexts.all(translation)
      if own.isEmpty, source.isEmpty { continue }
      let isSource = translation.locale == use.sourceLanguage
      let ownByName = Dictionary(own.map { ($0.substitution, $0) }, uniquingKeysWith: { $1 })
      var lacks = DeviceLack()
      for texts in own where texts.isWithoutOther(devices) { lacks.withoutOther.append(texts) }
      for wanted in source where !isSource {
        let texts = ownByName[wanted.substitution]
        // A substitution that the translation does not have is placeholder-mismatch's.
        if wanted.substitution != nil, texts == nil { continue }
        lacks.add(wanted.distinctDevices.filter { texts?.texts[$0] == nil })
      }
      guard !lacks.isEmpty, let first = shownElsewhere(translation),
        !translation.localization.content.variesInsidePluralForms
      else { continue }
      report.add(
        use.finding(
          self, report, .deviceVariationMissing(lacks, use, translation.locale),
          locale: translation.locale, offset: first.unit.valueOffset, text: first.value))
    }
  }
}

extension DeviceVariationMissing {
  /// A text that the missing devices show, as far as there is one: that of `other`, or the one for
  /// all; else the first device's by name. nil where there is no text at all.
  private static func shownElsewhere(_ translation: EntryTranslation) -> TranslationLeaf? {
    func rank(_ leaf: TranslationLeaf) -> (Int, String, String) {
      let isElsewhere = leaf.device == nil || leaf.device == "other"
      return (
        (leaf.substitution == nil ? 0 : 2) + (isElsewhere ? 0 : 1), leaf.device ?? "",
        leaf.plural == "other" ? "" : leaf.plural ?? ""
      )
    }
    return translation.leaves.filter { !$0.value.isEmpty }.min { rank($0) < rank($1) }
  }
}

/// The texts by device of a localization, or of one of its substitutions.
private struct DeviceTexts {
  var substitution: String?
  /// Devices with a text, in file order.
  var devices: [String] = []
  /// The texts of each device: several, where it varies by plural.
  var texts: [String: [String]] = [:]
  /// Whether there is a text for any device beside them.
  var hasPlainText = false

  static func all(_ translation: EntryTranslation) -> [DeviceTexts] {
    guard translation.traits.contains(.device) else { return [] }
    var all: [DeviceTexts] = []
    var indices: [String?: Int] = [:]
    for leaf in translation.leaves {
      let index = indices[leaf.substitution] ?? all.count
      if index == all.count {
        indices[leaf.substitution] = index
        all.append(DeviceTexts(substitution: leaf.substitution))
      }
      guard !leaf.value.isEmpty else { continue }
      guard let device = leaf.device else {
        all[index].hasPlainText = true
        continue
      }
      if all[index].texts[device] == nil { all[index].devices.append(device) }
      all[index].texts[device, default: []].append(leaf.value)
    }
    return all.filter { !$0.devices.isEmpty }
  }

  func isWithoutOther(_ known: Set<String>) -> Bool {
    !hasPlainText && texts["other"] == nil && !known.isSubset(of: devices)
  }

  /// Devices whose text is not that of `other`, and `other` itself.
  var distinctDevices: [String] {
    let differing = devices.filter { $0 != "other" && texts[$0] != texts["other"] }
    return differing.isEmpty || texts["other"] == nil ? differing : differing + ["other"]
  }
}

private struct DeviceLack {
  private(set) var devices: [String] = []
  private var known: Set<String> = []
  var withoutOther: [DeviceTexts] = []

  var isEmpty: Bool { devices.isEmpty && withoutOther.isEmpty }

  mutating func add(_ more: [String]) {
    for device in more where known.insert(device).inserted { devices.append(device) }
  }
}

extension RuleMessage {
  fileprivate static func deviceVariationMissing(
    _ lacks: DeviceLack, _ use: EntryUse, _ locale: String
  ) -> RuleMessage {
    let name = localeName(locale)
    let key = MessageText.quoted(use.entry.key)
    // All that there are, and none of the thousands that a broken file may have.
    let most = 8
    let others = Set(lacks.withoutOther.flatMap(\.devices)).sorted()
    let withoutOther = "no text for devices other than \(MessageText.list(others, atMost: most))"
    // `other` of the source is said with what it leaves open.
    let devices = lacks.devices.filter { $0 != "other" || others.isEmpty }
    var what: [String] = []
    if !devices.isEmpty {
      what.append(
        "\(name) has no text of its own for \(MessageText.list(devices, atMost: most)) in \(key), and the source has."
      )
    }
    if !others.isEmpty { what.append("\(name) has \(withoutOther) in \(key).") }
    let why =
      devices.isEmpty
      ? "The key itself or nothing may be shown there."
      : "Such words as “tap” and “click” are then wrong on some devices."
    let missing = devices + (others.isEmpty ? [] : ["other"])
    return RuleMessage(
      what: what.joined(separator: " "), why: why,
      cure:
        "Add \(MessageText.list(missing, atMost: most)) to \(name) in Xcode's catalog editor, under “Vary by "
        + "Device”.")
  }
}
