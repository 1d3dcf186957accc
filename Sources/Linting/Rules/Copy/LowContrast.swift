import Surfaces

/// Text or a symbol has too little contrast with what it stands on.
///
/// One finding for each pair of colours, at the one that the flow sets: they are the same in every
/// locale.
enum LowContrast: Rule {
  /// Least ratio for text: WCAG 2.2, success criterion 1.4.3 (level AA). Large text, of 18 pt
  /// or bold and of 14, needs 3 : 1 there; titles on badges and stops are semibold and near those
  /// bounds, and the stricter ratio counts for all.
  static let least = 4.5

  static let metadata = RuleMetadata(
    id: "low-contrast", family: .copy, defaultSeverity: .warning,
    summary: "Text has too little contrast with the colour that it stands on",
    rationale: """
      Text needs a contrast of at least 4.5 : 1 with its background to be read by people with low \
      vision, and by anyone in the sun (WCAG 2.2, criterion 1.4.3, by relative luminance). Reported \
      is each pair of colours of a flow under that, whether the flow sets them or the view does. Let \
      pass: the 3 : 1 that WCAG allows for large text is not applied; colours of a step trail that \
      sets neither of them; shades that dark mode or increased contrast put in their place, which are \
      not known.
      """,
    cure: "Take a darker or lighter ink, or another colour behind it.",
    help: RuleHelp(
      designer: "Take a darker or lighter ink, or another colour behind it.",
      developer: """
        Change the colour in the view and in the flow's style, or name the colours that the view \
        really has.
        """),
    triggering: [
      RuleExample(
        "Grey on red", catalog: catalog, configuration: configuration(ink: "↓\"#666666\""))
    ],
    passing: [
      RuleExample(
        "Black on red", catalog: catalog, configuration: configuration(ink: "\"#141414\""))
    ])

  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : { "Cart" : { } },
      "version" : "1.0"
    }
    """

  private static func configuration(ink: String) -> String {
    RuleExample.configuration(
      surface: """
        step-trail
        steps: ["Cart"]
        style: { accent: "#FF0000", accentInk: \(ink) }
        showsCaption: false
        """)
  }

  static func check(_ flow: FlowAnalysis, _ report: inout RuleReport) {
    for pair in flow.anyLayout?.layout?.contrasts ?? [] {
      guard let ink = RGBColor(pair.ink), let fill = RGBColor(pair.fill),
        ink.contrast(with: fill) < least
      else { continue }
      let message = RuleMessage.lowContrast(pair, ink, fill)
      var finding = Finding(self, report, message, at: flow.flow.location(of: pair)).about(flow)
      // A step trail has one pair of colours.
      if !finding.part.isEmpty { finding.part += " \(pair.name)" }
      report.add(finding)
    }
  }
}

extension RuleMessage {
  fileprivate static func lowContrast(
    _ pair: ColorPair, _ ink: RGBColor, _ fill: RGBColor
  ) -> RuleMessage {
    let black = RGBColor.black.contrast(with: fill)
    let white = RGBColor.white.contrast(with: fill)
    let (name, ratio) = black >= white ? ("#000000", black) : ("#FFFFFF", white)
    return RuleMessage(
      what: "The ink \(pair.ink) of \(pair.name) has a contrast of "
        + "\(MessageText.roundedDown(ink.contrast(with: fill))) : 1 with \(pair.fill), under "
        + "\(MessageText.number(LowContrast.least)) : 1.",
      why: "WCAG 2.2 asks for that much, so that people with low vision can read it.",
      cure: "Take \(name) for the ink, which has \(MessageText.roundedDown(ratio)) : 1, or another "
        + "colour behind it.")
  }
}
