import Surfaces
import TextMeasurement

/// What a rule about slots looks for.
struct SlotJudge: Sendable {
  /// What a slot must have for the rule to look closer.
  var concern: SlotConcerns
  /// Whether it happens, with the uncertainty of the widths counted in.
  var verdict: @Sendable (SlotOutcome) -> Verdict
  /// How bad it is: the worst cell gives the numbers of the message.
  var badness: @Sendable (SlotOutcome) -> Double
}

extension SlotJudge {
  /// For the manual of a rule: it need not look at every text size.
  static func narrowing(_ rule: String) -> String {
    "Where not all text sizes matter to you, name those that do: "
      + "`rules: { \(rule): { contentSizes: [large, xxxLarge] } }`."
  }
}

/// One text to which something happens: in all slots that show it and all cells in which it happens
/// or may happen.
///
/// A text of the app's own is one for each locale. One that the view shows as it is written, in every
/// language, is one for all of them, since nobody can shorten it in one alone.
struct SlotTrouble {
  /// What the rule looks for.
  var concern: SlotConcerns
  /// nil for a text that is no copy of the app's own.
  var title: ResolvedText?
  /// Of the worst cell.
  var locale: LocaleAnalysis
  var slot: SlotLayout
  var outcome: SlotOutcome
  var cell: CellGrid.Cell
  /// Whether it surely happens in one of the cells at least.
  var isCertain: Bool
  var cells: [Finding.Cell]
  /// The cells for a person to read: `at large on every width`.
  var ranges: String
  /// Whether the numbers are the same in all cells.
  var isAlikeEverywhere: Bool
  /// What the other slots are called that show the text and to which the same happens.
  var otherNames: [String]
  /// `German (de)`, or all languages of a text that is none of the app's own.
  var localeNames: String
  /// How many further languages it happens in, in other cells.
  var otherLocales = 0

  /// Whether a placeholder is left in the text: what the app puts there is wider or narrower.
  var hasPlaceholders = false

  /// What stays of the text where it is cut; nil where it is not, or is not known.
  var visible: String?

  var text: String { slot.text }
  var isBorderline: Bool { !isCertain }
}

extension FlowAnalysis {
  /// The texts to which something happens, in the order of locales and slots.
  ///
  /// The few distinct outcomes of a slot are judged before its cells are looked at. Of a text that
  /// is blank, or a placeholder and nothing else, rules on copy speak.
  func troubles(_ report: RuleReport, _ judge: SlotJudge) -> [SlotTrouble] {
    var drafts: [SlotTrouble.Draft] = []
    var known: [SlotTrouble.Subject: Int] = [:]
    for locale in locales {
      guard let layout = locale.layout else { continue }
      for slot in layout.slots where slot.concerns.contains(judge.concern) {
        let found = SlotTrouble.Found(slot.outcomes, judge)
        let cells = slot.outcomes.cells(withOutcomes: found.isWanted)
          .filter { layout.grid.isLookedAt($0, by: report) }
        if cells.isEmpty || TextSubstance(slot.text) == .nothing { continue }
        let subject = SlotTrouble.Subject(slot, locale)
        let index = known[subject] ?? drafts.count
        if index == drafts.count {
          known[subject] = index
          drafts.append(SlotTrouble.Draft())
        }
        drafts[index].add(slot, cells, locale, found)
      }
    }
    return drafts.compactMap { $0.finished(judge, self, report) }
  }
}

extension CellGrid {
  func isLookedAt(_ cell: Int, by report: RuleReport) -> Bool {
    cells.indices.contains(cell) && report.looks(at: cells[cell].contentSize)
  }

  /// All cells that a rule looks at.
  func cells(for report: RuleReport) -> [Finding.Cell] {
    cells.lazy.filter { report.looks(at: $0.contentSize) }.map(Finding.Cell.init)
  }
}

extension SlotTrouble {
  /// What is one finding.
  fileprivate struct Subject: Hashable {
    var locale: String
    var key: String?
    var text: String

    init(_ slot: SlotLayout, _ locale: LocaleAnalysis) {
      key = locale.title(of: slot)?.key
      self.locale = key == nil ? "" : locale.copy.locale
      text = slot.text
    }
  }

  /// The distinct outcomes of one slot as a rule judges them.
  fileprivate struct Found {
    var isWanted: [Bool]
    var isCertain: [Bool]
    var badness: [Double]

    init(_ table: CellTable<SlotOutcome>, _ judge: SlotJudge) {
      let verdicts = table.outcomes.map(judge.verdict)
      isWanted = verdicts.map { $0 != .fits }
      isCertain = verdicts.map { $0 == .exceeds }
      badness = zip(table.outcomes, isWanted).map { $1 ? judge.badness($0) : 0 }
    }
  }

  /// One text on the way through its slots.
  fileprivate struct Draft {
    private var worst:
      (badness: Double, locale: LocaleAnalysis, slot: SlotLayout, outcome: SlotOutcome, cell: Int)?
    /// By locale, then by cell.
    private var chosen: [[Bool]] = []
    private var names: [String] = []
    private var locales: [String] = []
    private var isCertain = false
    private var isAlikeEverywhere = true

    mutating func add(
      _ slot: SlotLayout, _ cells: [Int], _ locale: LocaleAnalysis, _ found: Found
    ) {
      if !names.contains(slot.name) { names.append(slot.name) }
      if locales.last != locale.copy.locale {
        locales.append(locale.copy.locale)
        chosen.append([])
      }
      let share = chosen.count - 1
      var isSeen = [Bool](repeating: false, count: slot.outcomes.outcomes.count)
      for cell in cells {
        while chosen[share].count <= cell { chosen[share].append(false) }
        chosen[share][cell] = true
        // An outcome that was looked at has nothing new in another cell.
        guard let index = slot.outcomes.outcomeIndex(ofCell: cell), !isSeen[index] else { continue }
        isSeen[index] = true
        if found.isCertain[index] { isCertain = true }
        let outcome = slot.outcomes.outcomes[index]
        if let known = worst {
          if isAlikeEverywhere, !outcome.readsLike(known.outcome) { isAlikeEverywhere = false }
          if found.badness[index] <= known.badness { continue }
        }
        worst = (found.badness[index], locale, slot, outcome, cell)
      }
    }

    func finished(
      _ judge: SlotJudge, _ flow: FlowAnalysis, _ report: RuleReport
    ) -> SlotTrouble? {
      guard let worst, let grid = worst.locale.layout?.grid,
        grid.cells.indices.contains(worst.cell)
      else { return nil }
      // What is so in other cells of other languages is said of the worst language alone.
      let isAlike = Set(chosen).count == 1
      let share = isAlike ? 0 : locales.firstIndex(of: worst.locale.copy.locale) ?? 0
      let cells = grid.cells.filter { $0.index < chosen[share].count && chosen[share][$0.index] }
        .map(Finding.Cell.init)
      let hasPlaceholders =
        TextSubstance(worst.slot.text) == .withPlaceholders
        && !Self.isWordOfItsOwn(worst.outcome, judge)
      return SlotTrouble(
        concern: judge.concern, title: worst.locale.title(of: worst.slot), locale: worst.locale,
        slot: worst.slot, outcome: worst.outcome, cell: grid.cells[worst.cell],
        isCertain: isCertain && !hasPlaceholders, cells: cells,
        ranges: CellRanges(cells, among: grid.cells(for: report)).text,
        isAlikeEverywhere: isAlikeEverywhere,
        otherNames: names.filter { $0 != worst.slot.name },
        localeNames: isAlike ? localeNames(flow) : localeName(worst.locale.copy.locale),
        otherLocales: isAlike ? 0 : locales.count - 1, hasPlaceholders: hasPlaceholders)
    }

    /// Whether what an app puts in place of a placeholder makes no difference: the word that is too wide
    /// has none in it.
    private static func isWordOfItsOwn(_ outcome: SlotOutcome, _ judge: SlotJudge) -> Bool {
      guard judge.concern == .brokenWord, let word = outcome.brokenWord else { return false }
      return TextSubstance(word.word) == .whole
    }

    private func localeNames(_ flow: FlowAnalysis) -> String {
      let isEvery = locales.count > 1 && locales.count == flow.locales.count
      return isEvery
        ? "Every language" : MessageText.list(locales.map(localeName), atMost: 3)
    }
  }
}

extension LocaleAnalysis {
  /// The copy that a slot shows; nil for a text that is none of the app's own.
  func title(of slot: SlotLayout) -> ResolvedText? {
    slot.copy.flatMap { copy.titles.indices.contains($0) ? copy.titles[$0] : nil }
  }
}

extension SlotOutcome {
  /// Whether a message would have the same numbers.
  fileprivate func readsLike(_ other: SlotOutcome) -> Bool {
    measured == other.measured && available == other.available && scale == other.scale
      && lines == other.lines && height == other.height
      && availableHeight == other.availableHeight && brokenWord == other.brokenWord
      && missingWidth == other.missingWidth && missingHeight == other.missingHeight
  }

  /// Whether some of the text is cut, by the point estimate or beyond doubt.
  var isCut: Bool { lostCharacters > 0 || truncation == .exceeds }
}
