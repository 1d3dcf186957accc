import PlatformFacts
import StringCatalogs
import TextMeasurement

/// Answers what a person would see for a key of one catalog in one locale.
struct CopyResolver {
  let loaded: LoadedCatalog
  /// The catalog's place in the run's list.
  let catalogIndex: Int
  let sourceLanguage: String
  private let fallback: LocaleFallback

  init(loaded: LoadedCatalog, catalogIndex: Int, sourceLanguage: String) {
    self.loaded = loaded
    self.catalogIndex = catalogIndex
    self.sourceLanguage = sourceLanguage
    fallback = LocaleFallback(available: loaded.locales, sourceLanguage: sourceLanguage)
  }

  /// Whether the catalog has the locale itself, or one that it falls back to before the source
  /// language.
  func hasLocale(_ locale: String) -> Bool { !fallback.chain(for: locale).isEmpty }

  /// The key and all source texts of it, whatever their variation: every placeholder there is.
  func sourceFormats(ofKey key: String) -> [String] {
    let source = loaded.catalog.entry(forKey: key)?.localization(sourceLanguage)
    return [key] + (source?.content.units.map(\.value) ?? [])
  }

  /// nil when the catalog lacks the key altogether.
  func resolve(_ copyKey: CopyKey, locale: String) -> ResolvedText? {
    guard let entry = loaded.catalog.entry(forKey: copyKey.key) else { return nil }
    let chain = fallback.chain(for: locale)
    let candidates = entry.shouldTranslate ? chain.prefix { $0 != sourceLanguage } : []
    for candidate in candidates {
      guard let localization = entry.localization(candidate),
        let shown = ShownUnit(localization, arguments: copyKey.arguments, locale: candidate),
        !shown.unit.value.isEmpty
      else { continue }
      return text(
        shown.format, unit: shown.unit, shownIn: candidate, for: copyKey, locale: locale,
        isFallback: false)
    }
    return sourceText(
      of: entry, for: copyKey, locale: locale, isFallback: !chain.contains(sourceLanguage))
  }

  /// The source localization's text; the key itself where there is none, or an empty one.
  private func sourceText(
    of entry: StringCatalog.Entry, for copyKey: CopyKey, locale: String, isFallback: Bool
  ) -> ResolvedText {
    let source = entry.localization(sourceLanguage)
    var resolved: ResolvedText
    if let source,
      let shown = ShownUnit(source, arguments: copyKey.arguments, locale: sourceLanguage),
      !shown.unit.value.isEmpty
    {
      resolved = text(
        shown.format, unit: shown.unit, shownIn: sourceLanguage, for: copyKey, locale: locale,
        isFallback: isFallback)
    } else {
      resolved = text(
        entry.key, unit: nil, shownIn: sourceLanguage, for: copyKey, locale: locale,
        isFallback: isFallback)
      resolved.location = loaded.location(entry.keyOffset)
    }
    // What is missing is pointed at, not the source text that stands in for it: an empty
    // translation at its own quote, an absent one at the key.
    if isFallback, entry.shouldTranslate {
      let empty = fallback.chain(for: locale).lazy.compactMap { entry.localization($0) }
        .compactMap {
          ShownUnit($0, arguments: copyKey.arguments, locale: $0.locale)?.unit.valueOffset
        }.first
      resolved.location = loaded.location(empty ?? entry.keyOffset)
    }
    return resolved
  }

  private func text(
    _ format: String, unit: StringCatalog.StringUnit?, shownIn shownLocale: String,
    for copyKey: CopyKey, locale: String, isFallback: Bool
  ) -> ResolvedText {
    var variants = [format]
    if !copyKey.arguments.isEmpty, format.utf8.contains(UInt8(ascii: "%")) {
      let numbers = LocaleNumbers(locale: locale)
      let pieces = FormatString(format)
      variants = numbers.numberingSystems.indices.map { digits in
        pieces.formatted(copyKey.arguments) { numbers.format($0, digits: digits) }
      }
    }
    let text = variants.removeFirst()
    return ResolvedText(
      key: copyKey.key, text: text, variants: variants.filter { $0 != text },
      shownLocale: shownLocale, isFallback: isFallback, state: unit?.state,
      location: loaded.location(unit?.valueOffset ?? 0), catalog: catalogIndex)
  }
}

/// The unit of a localization that an iPhone shows, and its text with substitutions put in.
struct ShownUnit {
  var unit: StringCatalog.StringUnit
  /// The unit's value; `%#@name@` replaced by the substitution's form.
  var format: String

  /// nil when the localization has nothing for an iPhone.
  init?(
    _ localization: StringCatalog.Localization, arguments: [SampleArgument], locale: String
  ) {
    guard let unit = Self.unit(in: localization.content, arguments: arguments, locale: locale)
    else { return nil }
    self.unit = unit
    format = unit.value
    guard !localization.substitutions.isEmpty, format.contains("%#@") || format.contains("$#@")
    else { return }
    format = Self.substituting(
      localization.substitutions, in: format, arguments: arguments, locale: locale)
  }

  /// Of device variations `iphone`, else `other`; of plural forms the one that the first whole
  /// number selects, `other` without any. Variations count before a unit beside them, as at run
  /// time.
  private static func unit(
    in content: StringCatalog.Content, arguments: [SampleArgument], locale: String
  ) -> StringCatalog.StringUnit? {
    var content = content
    // device → plural is the deepest that Xcode writes; more is data from outside.
    for _ in 0..<4 {
      if !content.device.isEmpty {
        guard let next = content.device("iphone") ?? content.device("other") else {
          return content.unit
        }
        content = next
      } else if !content.plural.isEmpty {
        let number = arguments.lazy.compactMap(\.integer).first
        guard let next = pluralForm(of: content, number: number, locale: locale) else {
          return content.unit
        }
        content = next
      } else {
        return content.unit ?? content.set.first
      }
    }
    return content.unit
  }

  /// `zero` is an exact-0 text in every language; `other` serves every form that is not there.
  private static func pluralForm(
    of content: StringCatalog.Content, number: Int64?, locale: String
  ) -> StringCatalog.Content? {
    if let number {
      if number == 0, let zero = content.plural("zero") { return zero }
      let category = LocaleServices.pluralCategory(number, locale: locale)
      if let form = content.plural(category) { return form }
    }
    return content.plural("other")
  }

  private static func substituting(
    _ substitutions: [StringCatalog.Substitution], in format: String,
    arguments: [SampleArgument], locale: String
  ) -> String {
    // Of two with one name the last counts.
    let named = Dictionary(substitutions.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
    var text = ""
    var next = 0
    for piece in FormatString(format).pieces {
      switch piece {
      case .text(let plain), .percent(let plain): text += plain
      case .placeholder(let placeholder):
        defer { if placeholder.position == nil { next += 1 } }
        guard let name = placeholder.substitution, let substitution = named[String(name)] else {
          text += numbered(placeholder, next, arguments: arguments)
          continue
        }
        // Less than 1 is data from outside and no number of an argument.
        let number = substitution.argNum.flatMap { $0 >= 1 ? $0 : nil }
        let index = placeholder.position ?? number ?? next + 1
        let argument = index >= 1 ? arguments.dropFirst(index - 1).first : nil
        let form = unit(
          in: substitution.content, arguments: argument.map { [$0] } ?? [], locale: locale)
        let specifier = substitution.formatSpecifier ?? "lld"
        text += (form?.value ?? String(placeholder.spelling))
          .replacing("%arg", with: "%\(index)$\(specifier)")
      }
    }
    return text
  }

  /// A placeholder without a position beside substitutions gets its own: what they put in names its
  /// arguments by number, so the placeholder would count from the first again. One without an
  /// argument is kept from taking another's.
  private static func numbered(
    _ placeholder: FormatString.Placeholder, _ next: Int, arguments: [SampleArgument]
  ) -> String {
    guard !arguments.isEmpty, placeholder.position == nil, placeholder.substitution == nil else {
      return String(placeholder.spelling)
    }
    guard arguments.indices.contains(next) else { return "%" + placeholder.spelling }
    return "%\(next + 1)$" + placeholder.spelling.dropFirst()
  }
}

extension SampleArgument {
  var integer: Int64? {
    if case .integer(let number) = self { number } else { nil }
  }
}
