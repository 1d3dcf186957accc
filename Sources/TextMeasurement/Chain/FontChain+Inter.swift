/// Inter stands in for SF Pro.
extension FontChain {
  /// a, β and γ of one row.
  struct Coefficients: Hashable, Sendable {
    var a: Double
    var beta: Double
    var gamma: Double
  }

  /// Inter 3.19 (its `head.fontRevision` says 3.019; the Debian package calls itself 4.0~beta7).
  static let interRevision = "3.019"
  /// The `head.fontRevision` of Inter 4.1.
  static let interVariableRevision = "4.001"

  /// Calibrated on 25,000 short titles, tested on as many others.
  static func interLatin(_ weight: FontWeight) -> Coefficients {
    switch weight {
    case .regular: Coefficients(a: 0.9626, beta: 0.0581, gamma: -0.0409)
    case .medium: Coefficients(a: 0.9661, beta: 0.0560, gamma: -0.0343)
    case .semibold: Coefficients(a: 0.9671, beta: 0.0545, gamma: -0.0307)
    case .bold: Coefficients(a: 0.9678, beta: 0.0525, gamma: -0.0227)
    }
  }

  /// Cyrillic and Greek were calibrated in semibold. The other weights are estimated: what the
  /// weight changes in Latin is added to the script's semibold row, with a band of at least 4 %.
  static func interCoefficients(_ script: String, _ weight: FontWeight) -> Coefficients {
    let latin = interLatin(weight)
    guard script != "Latn" else { return latin }
    var row =
      script == "Cyrl"
      ? Coefficients(a: 1.0230, beta: 0.0523, gamma: -0.0543)
      : Coefficients(a: 0.9255, beta: 0.0371, gamma: 0.0009)
    guard weight != .semibold else { return row }
    let semibold = interLatin(.semibold)
    row.a += latin.a - semibold.a
    row.beta += latin.beta - semibold.beta
    row.gamma += latin.gamma - semibold.gamma
    return row
  }

  /// Inter 4.1 variable, calibrated in semibold for Latin and Cyrillic only.
  static func interVariableCoefficients(_ script: String) -> Coefficients? {
    switch script {
    case "Latn": Coefficients(a: 0.9702, beta: 0.0545, gamma: -0.0142)
    case "Cyrl": Coefficients(a: 1.0087, beta: 0.0523, gamma: -0.0293)
    default: nil
    }
  }

  static func inter(_ script: String, _ weight: FontWeight) -> [ChainFace] {
    let style: String =
      switch weight {
      case .regular: "Regular"
      case .medium: "Medium"
      case .semibold: "SemiBold"
      case .bold: "Bold"
      }
    let scriptName = ["Latn": "latin", "Cyrl": "cyrillic", "Grek": "greek"][script] ?? script
    var band = script == "Grek" ? 0.04 : 0.025
    if script != "Latn", weight != .semibold { band = 0.04 }
    let row = interCoefficients(script, weight)
    let face = ChainFace(
      script: script, source: .installed("Inter-\(style)"), revision: interRevision,
      correction: WidthCorrection(
        id: "inter-3.19-\(style.lowercased())-\(scriptName)", scale: row.a, beta: row.beta,
        gamma: row.gamma, usesSystemTracking: true, band: band),
      aptPackage: "fonts-inter", brewCask: "font-inter")
    return [face, interVariable(script, weight, scriptName)].compactMap { $0 }
  }

  /// Inter 4.1 as the brew cask installs it, for machines without 3.19.
  private static func interVariable(
    _ script: String, _ weight: FontWeight, _ scriptName: String
  ) -> ChainFace? {
    guard weight == .semibold, let row = interVariableCoefficients(script) else { return nil }
    return ChainFace(
      script: script, source: .installedVariable("InterVariable"), weightAxis: 600,
      opticalSize: .fixed(24), disabledFeatures: ["calt"], revision: interVariableRevision,
      correction: WidthCorrection(
        id: "inter-4.1-variable-semibold-\(scriptName)", scale: row.a, beta: row.beta,
        gamma: row.gamma, usesSystemTracking: true, band: 0.025),
      aptPackage: "fonts-inter", brewCask: "font-inter")
  }
}
