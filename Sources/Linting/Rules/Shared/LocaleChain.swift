/// The locales whose text is as good as a locale's own: `de` for `de-AT`, `zh-Hant` for `zh-HK`,
/// `es-419` and `es` for `es-MX`. Never across scripts: not `zh` for `zh-Hant`.
///
/// The nearest first; `locale` itself is not among them.
func sameLanguageParents(of locale: String) -> [String] {
  let subtags = locale.split(whereSeparator: { $0 == "-" || $0 == "_" }).map(String.init)
  guard let language = subtags.first, subtags.count > 1 else { return [] }
  var parents: [String] = []
  var rest = subtags
  while let last = rest.popLast(), !rest.isEmpty, !isScript(last) {
    parents.append(rest.joined(separator: "-"))
  }
  guard subtags.count == 2 else { return parents }
  let region = subtags[1].uppercased()
  switch (language, region) {
  case ("zh", "HK"), ("zh", "MO"): return ["zh-Hant-HK", "zh-Hant"]
  case ("zh", "TW"): return ["zh-Hant"]
  case ("zh", "CN"), ("zh", "SG"): return ["zh-Hans", "zh"]
  case ("es", let region) where region != "ES" && region != "419" && !isScript(subtags[1]):
    return ["es-419"] + parents
  default: return parents
  }
}

/// ISO 15924 codes are the only subtags of four letters (BCP 47).
private func isScript(_ subtag: String) -> Bool {
  subtag.utf8.count == 4 && subtag.utf8.allSatisfy { $0 >= 0x41 }
}
