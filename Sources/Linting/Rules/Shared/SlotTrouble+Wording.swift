import PlatformFacts
import Surfaces

extension SlotTrouble {
  /// What a message begins with: `German (de): the label of tab 2, “Zahlungsübersicht”,`.
  var subject: String { "\(localeNames): \(slot.name), \(MessageText.quoted(text))," }

  /// `it needs`, or, where the cells differ, with the worst of them: `at accessibility5 on 288 pt
  /// @3x it needs`.
  func atWorst(_ clause: String) -> String {
    isAlikeEverywhere || cells.count == 1 ? clause : "at \(cell.wording) \(clause)"
  }

  /// Width on one line at the scale drawn, in points.
  var needed: Double { outcome.measured * outcome.scale }

  /// Characters that are not shown.
  var lostCharacters: Int { visible.map { text.count - $0.count } ?? outcome.lostCharacters }

  /// Lines that are drawn: 1 at least.
  var drawnLines: Int { max(1, outcome.lines) }

  /// Whether the text stands on one line, whatever its height.
  var isOnOneLine: Bool { slot.lineLimit == 1 }

  /// Whether a line break stands in a text that is drawn on one line.
  var hasBreakOnOneLine: Bool { isOnOneLine && text.contains(where: \.isNewline) }

  /// `it needs 172.4 pt ± 2.5 % and its place takes 160`, or what a text on several lines needs.
  var widthClause: String {
    let (width, limit) = MessageText.pair(needed, outcome.available)
    let band = "±\u{A0}\(MessageText.number(outcome.band * 100))\u{A0}%"
    var need = "it needs \(width) pt \(band)"
    if outcome.scale < 1 { need += " even at \(Self.percent(outcome.scale)) of its size" }
    if isOnOneLine { return atWorst("\(need) and its place takes \(limit)") }
    let lines = MessageText.count(drawnLines, "line")
    return atWorst("\(need) on one line and its place takes \(lines) of \(limit)")
  }

  /// `60 %`, with a no-break space.
  static func percent(_ share: Double) -> String { "\(MessageText.number(share * 100))\u{A0}%" }

  /// What is said of any text: where it comes from, what about it is not known, and where else the
  /// same happens.
  var remarks: [String] {
    var remarks: [String] = []
    if title?.isFallback == true {
      remarks.append("It is the source text, shown for want of a translation.")
    }
    if hasPlaceholders { remarks.append("Its placeholder is measured as it is written.") }
    if concern == .tallness, isWrapped, let hyphenation { remarks.append(hyphenation) }
    if let remark = slot.remark { remarks.append(remark) }
    if otherLocales > 0 {
      let languages = MessageText.count(otherLocales, "other language")
      remarks.append("It happens in \(languages) too, in other places or at other text sizes.")
    }
    if !otherNames.isEmpty {
      remarks.append("The same happens to \(MessageText.list(otherNames, atMost: 3)).")
    }
    return remarks
  }

  /// Languages that build long words, and that iOS hyphenates or may hyphenate. Which ones it does is
  /// not published; for German apps it is on in SwiftUI's `Text` (feedback FB15626685, iOS 18).
  private static let hyphenated: Set<String> = [
    "da", "de", "et", "fi", "hu", "is", "nb", "nl", "nn", "no", "sv",
  ]

  /// What is said of a text on several lines, or a word that is wider than its line, in a language
  /// that is hyphenated.
  var hyphenation: String? {
    guard let title else { return nil }
    let language = title.shownLocale.prefix { $0 != "-" && $0 != "_" }.lowercased()
    guard Self.hyphenated.contains(language) else { return nil }
    let name = localeName(String(language)).prefix { $0 != "(" }
    let place = wideWord == nil ? "" : "where it is divided, and "
    return
      "iOS may hyphenate \(name)here, so \(place)how many lines the text takes\(place.isEmpty ? "" : ",") "
      + "depends on hyphenation."
  }

  /// What the width must become less by to fit on one line beyond doubt: what only may fit would be
  /// the next finding.
  func advice(limit: Double) -> ShorteningAdvice {
    // Where there is no room at all, what is around the text lacks some of its own.
    ShorteningAdvice(
      text: text, surelyFitting: needed, band: outcome.band, limit: limit - outcome.missingWidth,
      pixel: cell.displayScale.pixel)
  }

  /// The finding, at the text's value, or in the configuration for a text that is none of the app's
  /// own.
  func finding(
    _ rule: any Rule.Type, _ report: RuleReport, _ flow: FlowAnalysis, _ message: RuleMessage
  ) -> Finding {
    var message = message
    message.cure = cure ?? message.cure
    var finding = Finding(
      rule, report, isBorderline: isBorderline, message,
      at: title?.location ?? flow.flow.location(ofLiteral: text))
    if let title {
      finding = finding.about(flow, locale: locale.copy.locale).about(title)
    } else {
      finding = finding.about(flow)
      finding.remedy.copy = .literal
      finding.part += " \(slot.text)"
    }
    finding.text = text
    finding.cells = cells
    finding.worst = Finding.Cell(cell)
    return finding
  }
}

extension Finding {
  /// The same finding with what the worst cell needs and has, in points.
  func measuring(_ width: Double, limit: Double) -> Finding {
    var finding = self
    // What takes any width has no limit to compare with.
    if width.isFinite, limit.isFinite {
      finding.measured = Measured(width: width, limit: limit)
    }
    return finding
  }
}

extension CellGrid.Cell {
  /// `large on 288 pt @3x`, for one cell in a message.
  var wording: String {
    let width = MessageText.number(width, decimals: 3)
    return "\(contentSize.rawValue) on \(width) pt @\(displayScale.rawValue)x"
  }
}

extension Finding.Cell {
  init(_ cell: CellGrid.Cell) {
    self.init(
      contentSize: cell.contentSize, width: cell.width, displayScale: cell.displayScale)
  }
}
