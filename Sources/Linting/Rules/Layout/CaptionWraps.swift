import Surfaces

/// The position text, or a title under it, takes more than one line in the caption.
///
/// One finding for each locale, at the text that takes the most lines. Off by default: wrapping is
/// what the caption is made for, and only a design that counts on one line wants to know.
enum CaptionWraps: Rule {
  static let metadata = RuleMetadata(
    id: "caption-wraps", family: .layout, defaultSeverity: .off,
    summary: "A text of the caption takes more than one line",
    rationale: """
      The caption wraps within the row's width, and each line more pushes the page down. Reported \
      are the text sizes and widths at which the position text, or a title that stands in the \
      caption, takes more than one line, by the estimated widths. Let pass: a caption of two lines \
      because the title stands above the position, each on one line.
      """,
    cure: "Use shorter texts, give the flow more width, or leave room for the lines.",
    help: RuleHelp(
      translator: "Use shorter words where the sense allows it.",
      designer: "Leave room for the lines below the row, or give the flow more width.",
      developer: """
        Let what is below move down as the caption grows, or leave the caption out \
        (`showsCaption: false`).
        """),
    triggering: [
      RuleExample(
        "A long title in a caption of 72 pt",
        catalog: catalog(title: "↓\"Address and way to pay\""), configuration: configuration)
    ],
    passing: [
      RuleExample(
        "A short title, and a position text that fits",
        catalog: catalog(title: "\"Pay\""), configuration: configuration)
    ])

  private static func catalog(title: String) -> String {
    """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Step %lld of %lld" : {
          "localizations" : {
            "en" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "%lld/%lld"
              }
            }
          }
        },
        "cart.title" : {
          "localizations" : {
            "en" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Cart"
              }
            }
          }
        },
        "pay.title" : {
          "localizations" : {
            "en" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : \(title)
              }
            }
          }
        }
      },
      "version" : "1.0"
    }
    """
  }

  private static let configuration = """
    devices: none
    widths: [{ width: 100, scale: 3 }]
    contentSizes: [large]
    rules: { caption-wraps: warning, missing-translation: off }
    flows:
      - id: checkout
        steps: ["cart.title", "pay.title"]
    """

  static func check(_ flow: FlowAnalysis, _ report: inout RuleReport) {
    for locale in flow.locales {
      let all = locale.cells(for: report)
      let cells = all.filter { $0.caption.troubled.contains { $0.wraps != .fits } }
      guard let worst = cells.first(by: { Double($0.caption.mostLines?.lines ?? 0) }),
        let most = worst.caption.mostLines
      else { continue }
      let titles = locale.copy.titles
      let text = most.step.flatMap { titles.indices.contains($0) ? titles[$0] : nil }
      guard let shown = text ?? locale.copy.caption else { continue }
      let wrapping = cells.flatMap(\.caption.troubled).filter { $0.wraps != .fits }
      let isCertain = wrapping.contains { $0.wraps == .exceeds }
      let message = RuleMessage.captionWraps(
        shown, most, worst, locale, texts: Set(wrapping.map(\.step)).count,
        where: CellRanges(cells, among: all).text)
      var finding = Finding(
        self, report, isBorderline: !isCertain, message, at: shown.location
      )
      .about(flow, locale: locale.copy.locale)
      .about(shown)
      finding.cells = cells.map(Finding.Cell.init)
      finding.worst = Finding.Cell(worst)
      report.add(finding)
    }
  }
}

extension CaptionOutcome {
  /// The text with the most lines; of several the first title, and titles before the position.
  fileprivate var mostLines: CaptionText? {
    troubled.filter { $0.wraps != .fits }.max {
      ($0.lines, -($0.step ?? Int.max)) < ($1.lines, -($1.step ?? Int.max))
    }
  }
}

extension RuleMessage {
  fileprivate static func captionWraps(
    _ text: ResolvedText, _ most: CaptionText, _ worst: LayoutCell, _ locale: LocaleAnalysis,
    texts: Int, where cells: String
  ) -> RuleMessage {
    let others = texts > 1 ? " \(MessageText.count(texts - 1, "other text")) of it wrap too." : ""
    let (wraps, takes) =
      most.wraps == .exceeds
      ? ("wraps", "takes \(MessageText.count(most.lines, "line"))")
      : ("may wrap", "may take more than one line")
    return RuleMessage(
      what: "\(localeName(locale.copy.locale)): the caption \(wraps) \(cells): "
        + "\(MessageText.quoted(text.text)) \(takes) at \(worst.wording).",
      why: "The caption is at most \(MessageText.number(worst.caption.limit)) pt wide there."
        + (texts == 2 ? " Another text of it wraps too." : others),
      cure: "Use shorter texts, give the flow more width, or leave room for the lines.")
  }
}
