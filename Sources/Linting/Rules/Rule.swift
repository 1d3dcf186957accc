import PlatformFacts
import StringCatalogs
import Surfaces
import TextMeasurement

public enum RuleFamily: String, CaseIterable, Sendable {
  case layout, localization, copy
}

/// One rule. The type's doc comment is for programmers; `metadata` is the manual that
/// `copyfit explain` prints.
public protocol Rule: Sendable {
  static var metadata: RuleMetadata { get }
  /// Whether the rule looks at flows alone, so that it says nothing of what no flow uses. By default
  /// all layout and copy rules do; a copy rule about any text says false.
  static var isAboutFlows: Bool { get }
  /// Whether any title of a flow can be the cause of a finding, not only that of the finding's key. By
  /// default true of layout rules; one that judges each title on its own says false.
  static var isAboutWholeFlow: Bool { get }

  /// Looks at one flow in all its locales. Layout and copy rules.
  static func check(_ flow: FlowAnalysis, _ report: inout RuleReport)
  /// Looks at one catalog entry that the run is about. Localization rules, and copy rules about any
  /// text.
  static func check(_ use: EntryUse, _ report: inout RuleReport)
  /// Looks at one catalog as a file. Localization rules about what no single entry shows.
  static func check(_ catalog: CatalogUse, _ report: inout RuleReport)
}

extension Rule {
  public static var isAboutFlows: Bool { metadata.family != .localization }
  public static var isAboutWholeFlow: Bool { metadata.family == .layout }

  public static func check(_ flow: FlowAnalysis, _ report: inout RuleReport) {}
  public static func check(_ use: EntryUse, _ report: inout RuleReport) {}
  public static func check(_ catalog: CatalogUse, _ report: inout RuleReport) {}
}

public struct RuleMetadata: Sendable {
  public var id: String
  public var family: RuleFamily
  public var defaultSeverity: ConfiguredSeverity
  /// One line, no full stop.
  public var summary: String
  /// Why it matters, what exactly is reported, what is deliberately let pass.
  public var rationale: String
  /// How to cure it.
  public var cure: String
  /// Who can do what about it.
  public var help = RuleHelp()
  public var triggering: [RuleExample]
  public var passing: [RuleExample]
}

/// A catalog and a flow, run as a test and printed by `copyfit explain`.
public struct RuleExample: Sendable {
  /// A String Catalog. `↓` stands before the place that the finding points at.
  public var catalog: String
  /// copyfit.yml. `↓` as above, where the finding is at the flow.
  public var configuration: String
  /// What the example shows, one line.
  public var caption: String
  /// Where the catalog lies, seen from the configuration.
  public var file = "Localizable.xcstrings"

  public init(_ caption: String, catalog: String, configuration: String) {
    self.caption = caption
    self.catalog = catalog
    self.configuration = configuration
  }
}

/// A flow with its copy and layout in every locale it is shown in.
public struct FlowAnalysis: Sendable {
  public var flow: Flow
  public var sourceLanguage: String
  /// In output order; the source language is among them.
  public var locales: [LocaleAnalysis]
  public var catalogs: [LoadedCatalog]
  /// Listed locales that no catalog of the flow's steps has.
  public var missingLocales: [String]
  /// Message keys that the messages' table lacks altogether, or all of them without the table.
  public var missingMessages: [String]
  /// The catalog of the messages' table; nil when there is none of that name.
  public var messageCatalog: Int? = nil
  /// Locales of the flow that a messages' catalog of its own does not have at all.
  public var localesWithoutMessages: [String] = []
  /// As `Finding.configurationFolder`.
  public var configurationFolder: String?
  /// What it was measured with.
  var chain = FontChain()

  /// The source language's analysis.
  public var source: LocaleAnalysis? { locales.first { $0.copy.locale == sourceLanguage } }
}

public struct LocaleAnalysis: Sendable {
  public var copy: FlowCopy
  /// nil when a face that the copy needs is missing: a problem of the run, reported there.
  public var layout: SurfaceLayout?
  /// Characters of a title that no face has a glyph for, by step.
  public var missingGlyphs: [Int: [Unicode.Scalar]]
  /// The same of the surface's texts that no catalog has, by text.
  public var missingGlyphsOfLiterals: [String: [Unicode.Scalar]] = [:]
}

/// What a rule writes its findings to. Belongs to one thread, as its measurer does.
public struct RuleReport {
  public var severity: Severity
  /// Content sizes that the rule looks at.
  public let contentSizes: Set<ContentSizeCategory>
  /// The same, one for each content size: rules ask of every cell.
  private let looksAtIndex: [Bool]
  /// Content sizes that other rules look at, by rule id; empty for a rule that is off, absent: all.
  /// A rule that leaves cells to another one asks here whether that one takes them.
  public var contentSizesOfOtherRules: [String: Set<ContentSizeCategory>] = [:]
  public private(set) var findings: [Finding] = []
  /// The plural forms of the languages that the rule has met: ICU is asked once for each.
  var pluralForms = PluralFormsCache()
  /// For what is left of a text that is cut; nil: messages do not say it.
  var measurer: RuleMeasurer?

  public init(severity: Severity, contentSizes: Set<ContentSizeCategory>) {
    self.severity = severity
    self.contentSizes = contentSizes
    looksAtIndex = ContentSizeCategory.allCases.map(contentSizes.contains)
  }

  /// Whether the rule looks at cells of that content size.
  public func looks(at size: ContentSizeCategory) -> Bool { looksAtIndex[size.index] }

  public mutating func add(_ finding: Finding) { findings.append(finding) }

  /// Notes on each translation that is too long whether the source text is, too: then words are not what
  /// is wrong.
  ///
  /// - Parameter start: the first finding of one flow, which are the last.
  mutating func compareWithSource(from start: Int) {
    let findings = findings[start...]
    let keys = Set(findings.lazy.filter { $0.remedy.isLong(.source) }.map(\.key))
    if keys.isEmpty { return }
    for index in findings.indices
    where findings[index].remedy.isLong(.translation) && keys.contains(findings[index].key) {
      self.findings[index].remedy.isSourceLong = true
    }
  }
}
