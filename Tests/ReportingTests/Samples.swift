import PlatformFacts
import StringCatalogs

@testable import Linting
@testable import Surfaces

/// Results made by hand, so that each format's output follows from what stands here.
enum Samples {
  static let truncated: Finding = {
    var finding = Finding(
      rule: "title-truncated", severity: .error,
      message: "“Zahlungsübersicht” needs 172.4 pt and gets 160 pt at large.",
      advice: "Shorten it by 12.4 pt, about 2 characters.",
      location: .init(
        file: "App/Localizable.xcstrings", position: .init(line: 41, column: 27)),
      flow: "checkout", surface: "step-trail", locale: "de", key: "Address",
      text: "Zahlungsübersicht", measured: .init(width: 172.40004, limit: 160),
      cells: [.init(contentSize: .large, width: 345, displayScale: .x3)])
    finding.fingerprint = "00ff"
    return finding
  }()

  static func finding(
    _ rule: String, _ severity: Severity, flow: String = "", locale: String = "", line: Int = 1,
    message: String = "It happens.", isBorderline: Bool = false
  ) -> Finding {
    Finding(
      rule: rule, severity: severity, isBorderline: isBorderline, message: message,
      advice: "Change it.",
      location: .init(file: "A.xcstrings", position: .init(line: line, column: 5)),
      flow: flow, locale: locale)
  }

  static let font = FontRow(
    script: "Latn", family: "Inter", style: "Semi Bold", postScriptName: "Inter-SemiBold",
    file: "Inter-SemiBold.otf", revision: "3.019", sha256: "abcd",
    correction: "inter-3.19-semibold-latin")

  static let broken = Problem(
    .malformedCatalog, "expected a value", file: "App/Broken.xcstrings",
    position: .init(line: 426, column: 1))

  static let result = RunResult(
    version: "1.2.3", fonts: [font],
    summary: .init(
      errors: 1, warnings: 2, notes: 0, suppressed: 0, catalogs: 1, flows: 1, locales: 4, cells: 480
    ),
    problems: [broken], findings: [truncated])

  // MARK: inspect

  /// A cell of a flow with as many titles as there are `titles`.
  static func cell(
    _ size: ContentSizeCategory, width: Double, scale: DisplayScale = .x3, form: LayoutCell.Form,
    isBorderline: Bool = false, diameter: Double = 34, natural: Double = 297,
    drawn: Double = 297, titles: [TitleOutcome] = [title(77.776)], devices: [String] = []
  ) -> LayoutCell {
    LayoutCell(
      contentSize: size, place: .init(width: width, displayScale: scale, devices: devices),
      form: form, isBorderline: isBorderline, isFormBorderline: false, scale: 1,
      stops: .init(
        count: 4, diameter: diameter, room: 83.25, narrowestTarget: 36, beyondReach: 0,
        capacity: 13, numberScale: 1),
      naturalWidth: natural, drawnWidth: drawn, titles: titles,
      caption: .init(
        layout: .position, lines: 1, hasBrokenWord: false, limit: 297, troubled: []))
  }

  static func title(_ measured: Double, limit: Double = 160) -> TitleOutcome {
    TitleOutcome(
      measured: measured, drawn: min(measured.rounded(.up), limit), limit: limit, band: 0.025,
      exceedsLimit: measured > limit, verdict: .fits)
  }

  static func analysis(
    titles: [String] = ["Warenkorb"], locale: String = "de", isRightToLeft: Bool = false,
    layout: SurfaceLayout?
  ) -> FlowAnalysis {
    let place = SourceLocation(file: "copyfit.yml", position: .init(line: 2, column: 5))
    func resolved(_ key: String, _ text: String) -> ResolvedText {
      ResolvedText(
        key: key, text: text, shownLocale: locale, isFallback: false, state: "translated",
        location: place, catalog: 0)
    }
    let copy = FlowCopy(
      locale: locale, isRightToLeft: isRightToLeft,
      titles: titles.enumerated().map { resolved("Key \($0)", $1) },
      caption: resolved("Step %lld of %lld", "Schritt %lld von %lld"), positions: [], numbers: [])
    let flow = Flow(
      id: "checkout", keys: titles.map { CopyKey(key: $0, location: place) }, location: place)
    return FlowAnalysis(
      flow: flow, sourceLanguage: "en",
      locales: [.init(copy: copy, layout: layout, missingGlyphs: [:])], catalogs: [],
      missingLocales: [], missingMessages: [])
  }

  static let oneCell = SurfaceLayout(
    thresholds: [
      .init(contentSize: .large, displayScale: .x3, titled: 297, fullStops: 148, minimum: 100)
    ],
    cells: [cell(.large, width: 345, form: .titled, devices: ["iphone-16"])])
}
