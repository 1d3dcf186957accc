import Surfaces

/// Glass elements do not surely melt together, or do not surely stay apart, as they are meant to.
///
/// One finding for each cluster, at its layout spacing.
enum GlassSpacingRule: Rule {
  /// Points beyond the container's spacing from which two elements surely stay apart: 26 in a container
  /// of 20.
  static let clearance = 6.0

  static let metadata = RuleMetadata(
    id: "glass-spacing", family: .copy, defaultSeverity: .warning,
    summary: "Glass elements are not clearly joined, or not clearly apart, as they should be",
    rationale: """
      Elements in a glass container melt together when they come within its spacing, at rest too. \
      Separate actions need a layout spacing of at least the container's spacing and 6 pt; parts of \
      one control are meant to be joined and need a layout spacing under the container's. Reported \
      is each cluster that is meant to be one and is not: separate actions that are closer, and \
      parts of one control that are further apart. Let pass: how near elements come in an animation.
      """,
    cure: "Set the layout spacing, or say with `joined` what the cluster is meant to be.",
    help: RuleHelp(
      designer: """
        Set separate actions further apart, or the parts of one control closer together.
        """,
      developer: """
        Set the layout spacing in the view and in the configuration, or say with `joined` what \
        the cluster is meant to be.
        """),
    triggering: [
      RuleExample(
        "Two actions 16 pt apart melt together", catalog: catalog,
        configuration: configuration(layoutSpacing: "↓16"))
    ],
    passing: [
      RuleExample(
        "26 pt apart they do not", catalog: catalog,
        configuration: configuration(layoutSpacing: "26"))
    ])

  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : { },
      "version" : "1.0"
    }
    """

  private static func configuration(layoutSpacing: String) -> String {
    RuleExample.configuration(
      surface: """
        glass
        clusters:
          - id: actions
            containerSpacing: 20
            layoutSpacing: \(layoutSpacing)
            joined: false
        """)
  }

  static func check(_ flow: FlowAnalysis, _ report: inout RuleReport) {
    for cluster in flow.anyLayout?.layout?.clusters ?? [] where !isClear(cluster) {
      let place = flow.flow.location(of: cluster)
      var finding = Finding(self, report, .glassSpacing(cluster), at: place).about(flow)
      finding.part += " \(cluster.name)"
      report.add(finding)
    }
  }

  private static func isClear(_ cluster: GlassSpacing) -> Bool {
    cluster.isJoined
      ? cluster.layout < cluster.container : cluster.layout >= cluster.container + clearance
  }
}

extension Flow {
  /// Where the configuration sets how far apart the elements are, else what joins them.
  fileprivate func location(of cluster: GlassSpacing) -> SourceLocation {
    let paths = ["layoutSpacing", "containerSpacing"].map { "\(cluster.path).\($0)" }
    return paths.lazy.map(location(ofField:)).first { $0 != location } ?? location
  }
}

extension RuleMessage {
  fileprivate static func glassSpacing(_ cluster: GlassSpacing) -> RuleMessage {
    let container = MessageText.number(cluster.container, decimals: 3)
    let name = cluster.name.uppercasedFirst
    let least = cluster.container + GlassSpacingRule.clearance
    let apart = MessageText.number(least, decimals: 3)
    let layout = distance(cluster.layout, against: cluster.isJoined ? cluster.container : least)
    if cluster.isJoined {
      return RuleMessage(
        what: "\(name) is meant to be joined, and its parts are \(layout) pt apart in a container "
          + "that joins what is nearer than \(container).",
        why: "They look like separate actions.",
        cure: "Set `layoutSpacing` under \(container), or `joined: false` and at least \(apart).")
    }
    let why =
      cluster.layout < cluster.container
      ? "They melt together, at rest too."
      : "They nearly touch, and melt together as soon as one of them grows."
    return RuleMessage(
      what:
        "\(name) is meant to be separate actions, and they are \(layout) pt apart in a container "
        + "that joins what is nearer than \(container).",
      why: why,
      cure: "Set `layoutSpacing` to at least \(apart)"
        + (cluster.container > 0 ? ", or `joined: true` and under \(container)." : "."))
  }

  /// `16`, or, where the decimals shown do not tell it from its bound, `just under 26`.
  private static func distance(_ layout: Double, against bound: Double) -> String {
    let (text, limit) = (
      MessageText.number(layout, decimals: 3), MessageText.number(bound, decimals: 3)
    )
    guard text == limit, layout != bound else { return text }
    return "just \(layout < bound ? "under" : "over") \(limit)"
  }
}
