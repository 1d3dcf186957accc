/// Noto Sans stands in for what iOS draws the other scripts with.
extension FontChain {
  private static let notoRows: [String: NotoRow] = Dictionary(
    notoTable.map { ($0.script, $0) }, uniquingKeysWith: { first, _ in first })

  /// The Noto face of a script. fonts-noto-core has Regular and Bold only: semibold and bold take
  /// the Bold, with the coefficient that makes it as wide as semibold; regular and medium the
  /// Regular. A family without a Bold gives its Regular for every weight.
  static func noto(_ script: String, _ weight: FontWeight) -> ChainFace? {
    guard let row = notoRows[script] else { return nil }
    let isBold = row.hasBold && (weight == .semibold || weight == .bold)
    return noto(row, script: script, style: isBold ? "Bold" : "Regular")
  }

  static func noto(_ row: NotoRow, script: String, style: String) -> ChainFace {
    let family = kebabCase(row.family)
    return ChainFace(
      script: script, source: .installed("NotoSans\(row.family)-\(style)"),
      revision: row.revision,
      correction: WidthCorrection(
        id: "noto-sans-\(family)-\(style.lowercased())",
        scale: notoScale(script: script, style: style), beta: 0, gamma: 0,
        usesSystemTracking: false, band: 0.08),
      aptPackage: "fonts-noto-core", brewCask: "font-noto-sans-\(family)")
  }

  /// `a` of a Noto face. Arabic and Thai were calibrated against iOS; Hebrew and Devanagari bring
  /// Bold to the width of SemiBold, and 0.97 does about that for the other families. A Regular
  /// without a figure of its own is taken as it is.
  static func notoScale(script: String, style: String) -> Double {
    switch (script, style) {
    case ("Arab", "Bold"): 0.928
    case ("Arab", "SemiBold"): 0.962
    case ("Arab", "Regular"): 1.022
    case ("Thai", "Bold"): 0.988
    case ("Hebr", "Bold"): 0.975
    case ("Deva", "Bold"): 0.969
    case (_, "Bold"): 0.97
    default: 1
    }
  }

  /// For symbols that the base face lacks, in the order in which they are asked.
  static func symbols(_ weight: FontWeight) -> [ChainFace] {
    let isBold = weight == .semibold || weight == .bold
    return [
      noto(
        NotoRow(symbolScript, "Symbols", "2.001"), script: symbolScript,
        style: isBold ? "Bold" : "Regular"),
      noto(NotoRow(symbolScript, "Symbols2", "2.003"), script: symbolScript, style: "Regular"),
      noto(NotoRow(symbolScript, "Math", "2.001"), script: symbolScript, style: "Regular"),
    ]
  }

  /// `CanadianAboriginal` is `canadian-aboriginal`, `NKo` is `nko`, as Homebrew spells its casks.
  static func kebabCase(_ name: String) -> String {
    if name == "NKo" { return "nko" }
    var result = ""
    var previous: Character = "A"
    for character in name {
      let startsWord = character.isUppercase || (character.isNumber && !previous.isNumber)
      if startsWord, !result.isEmpty { result.append("-") }
      result.append(contentsOf: character.lowercased())
      previous = character
    }
    return result
  }
}
