import Surfaces

/// A number of a flow's style lies outside of what is usual for it, or of what the view takes.
///
/// One finding for each value, where it is set.
enum StyleOutOfRange: Rule {
  static let metadata = RuleMetadata(
    id: "style-out-of-range", family: .copy, defaultSeverity: .note,
    summary: "A number of a style is outside of its usual range",
    rationale: """
      A number that the configuration takes may still be none that the view takes, or none that \
      people can read: a step trail draws a stop of 20 pt with 28, and text under 11 pt is smaller \
      than Apple's guidelines allow. Reported is each number that the flow sets outside of the range \
      that its surface names for it, with the reason. Let pass: defaults, and numbers without a usual \
      range; what is no number at all, or impossible, is an error of the configuration.
      """,
    cure: "Set the number within the range, as the view has it.",
    help: RuleHelp(
      designer: "Choose a value within the usual range.",
      developer: "Set the number in copyfit.yml as the view has it."),
    triggering: [
      RuleExample(
        "A stop of 20 pt is drawn with 28", catalog: catalog,
        configuration: configuration(height: "↓20"))
    ],
    passing: [
      RuleExample(
        "A stop of 30 pt", catalog: catalog, configuration: configuration(height: "30"))
    ])

  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : { "Cart" : { } },
      "version" : "1.0"
    }
    """

  private static func configuration(height: String) -> String {
    RuleExample.configuration(
      surface: """
        step-trail
        steps: ["Cart"]
        style: { height: \(height) }
        showsCaption: false
        """)
  }

  static func check(_ flow: FlowAnalysis, _ report: inout RuleReport) {
    for value in flow.flow.unusualValues {
      let location = flow.flow.location(ofField: value.path)
      var finding = Finding(self, report, .styleOutOfRange(value), at: location).about(flow)
      if !finding.part.isEmpty { finding.part += " \(value.name)\(value.owner)" }
      report.add(finding)
    }
  }
}

extension RuleMessage {
  fileprivate static func styleOutOfRange(_ value: UnusualValue) -> RuleMessage {
    let number = MessageText.number(value.value, decimals: 3) + value.unit
    let range = wording(value.usual.range, value.unit)
    return RuleMessage(
      what: "`\(value.name)`\(value.owner) is \(number); usual is \(range).",
      why: value.usual.reason,
      cure: "Set it to \(range), as the view has it.")
  }

  private static func wording(_ range: ClosedRange<Double>, _ unit: String) -> String {
    let lower = MessageText.number(range.lowerBound, decimals: 3)
    let upper = MessageText.number(range.upperBound, decimals: 3)
    if !range.upperBound.isFinite || range.upperBound >= 1e6 { return "\(lower)\(unit) or more" }
    // Nothing is less than 0, where that is the least.
    if range.lowerBound == 0 { return "\(upper)\(unit) at most" }
    return "\(lower) to \(upper)\(unit)"
  }
}
