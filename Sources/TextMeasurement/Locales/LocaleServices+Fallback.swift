internal import CICU

extension LocaleServices {
  /// The locale that `locale` inherits from, nil at the end of the chain.
  ///
  /// CLDR's explicit parents come first (es-MX: es-419, en-GB: en-001, pt-AO: pt-PT; zh-Hant has
  /// none), then the last subtag goes. A region that changes the likely script takes the script
  /// with it, so that the chain never crosses scripts: zh-HK goes on as zh-Hant, not as zh.
  public static func parent(of locale: String) -> String? {
    let name = canonical(locale)
    let own = subtags(of: name)
    if own.script.isEmpty, !own.region.isEmpty {
      let script = maximized(name).script
      if !script.isEmpty, script != maximized(own.language).script {
        let full = Subtags(language: own.language, script: script, region: own.region)
        return parent(ofCanonical: full.identifier)
      }
    }
    return parent(ofCanonical: name)
  }

  private static func parent(ofCanonical name: String) -> String? {
    let explicit = string(capacity: 160) { copyfit_icu_explicit_parent(name, $0, $1) } ?? ""
    if explicit == "root" { return nil }
    if !explicit.isEmpty { return explicit }
    guard let dash = name.lastIndex(of: "-") else { return nil }
    let shorter = String(name[..<dash])
    // zh-Hant without a listed parent: another script than the language's own inherits nothing.
    let own = subtags(of: name)
    if !own.script.isEmpty, own.region.isEmpty, subtags(of: shorter).script.isEmpty,
      own.script != maximized(own.language).script
    {
      return nil
    }
    return shorter
  }

  /// `locale` and all that it inherits from, the nearest first. At most 16, whatever the data say.
  public static func ancestry(of locale: String) -> [String] {
    var chain = [canonical(locale)]
    while chain.count < 16, let last = chain.last, let next = parent(of: last),
      !chain.contains(next)
    {
      chain.append(next)
    }
    return chain
  }
}
