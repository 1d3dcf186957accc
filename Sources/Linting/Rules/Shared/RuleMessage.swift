import Surfaces

/// A message in three parts. Each rule words its own at the foot of its file.
struct RuleMessage {
  /// What is wrong, with the numbers.
  var what: String
  /// Why that matters, or how it comes about.
  var why: String
  /// What to do about it.
  var cure: String
}

extension Finding {
  /// A finding of `rule`, one level lower when it is borderline.
  init(
    _ rule: any Rule.Type, _ report: RuleReport, isBorderline: Bool = false, _ message: RuleMessage,
    at location: SourceLocation
  ) {
    var what = [message.what, message.why].filter { !$0.isEmpty }.joined(separator: " ")
    if isBorderline { what += " " + MessageText.borderline }
    self.init(
      rule: rule.metadata.id, severity: isBorderline ? report.severity.lowered : report.severity,
      isBorderline: isBorderline, message: what, advice: message.cure, location: location)
  }

  /// The same finding about one flow, and a locale of it where it concerns one.
  func about(_ flow: FlowAnalysis, locale: String = "") -> Finding {
    var finding = self
    finding.flow = flow.flow.id
    finding.surface = flow.flow.surface
    finding.part = flow.flow.partName
    finding.locale = locale
    if locale == flow.sourceLanguage { finding.remedy.copy = .source }
    return finding
  }

  /// The same finding about one text.
  func about(_ text: ResolvedText) -> Finding {
    var finding = self
    finding.key = text.key
    finding.text = text.text
    if text.isFallback { finding.remedy.copy = .fallback }
    return finding
  }

  /// The same finding in these cells, with what the worst of them needs and has, in points.
  func within(
    _ cells: [LayoutCell], worst: LayoutCell, width: Double, limit: Double
  ) -> Finding {
    var finding = self
    finding.cells = cells.map(Cell.init)
    finding.worst = Cell(worst)
    finding.measured = Measured(width: width, limit: limit)
    return finding
  }
}

extension Finding.Cell {
  init(_ cell: LayoutCell) {
    self.init(
      contentSize: cell.contentSize, width: cell.place.width,
      displayScale: cell.place.displayScale)
  }
}
