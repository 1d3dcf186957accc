import Surfaces

/// Everything that one run found out: what each output format prints.
public struct RunResult: Sendable {
  /// The version of the tool that ran.
  public var version: String
  /// Path of the configuration in use, as people would type it; nil without one.
  public var configuration: String?
  /// Paths of the catalogs that were read, as people would type them.
  public var catalogFiles: [String]
  /// The faces that the run measured with, in the order of the chain.
  public var fonts: [FontRow]
  public var summary: Summary
  /// What kept the run, or a part of it, from happening; any of them makes the status 2.
  public var problems: [Problem]
  public var findings: [Finding]
  /// Remarks about the run that are neither findings nor failures, such as an unknown revision of
  /// a font.
  public var notices: [String]
  /// Flows in the order of the configuration, for `inspect`; `lint` may leave them out.
  public var analyses: [FlowAnalysis]
  /// Flows that the configurations have, whether or not the run was about them.
  public var configuredFlows = 0
  /// What was looked at, whether or not anything was found: flows in the order of the
  /// configurations, then the catalogs of which every key was looked at.
  public var checked: [CheckedSubject] = []
  /// The files that the run has read, resolved (`RunFolders.resolved`): no output may go over them.
  public var inputs: Set<String> = []
  /// Why the run had nothing to do, where that is as it should be; nil for any other run.
  public var idleReason: String?
  /// The baseline that was asked for; nil where none was, or where it would lack findings since a
  /// problem kept parts from being checked.
  public var newBaseline: NewBaseline?
  /// From where the paths of the result are seen.
  public var folders = RunFolders()

  public init(
    version: String = copyfitVersion, configuration: String? = nil, fonts: [FontRow] = [],
    summary: Summary = .init(), problems: [Problem] = [], findings: [Finding] = [],
    notices: [String] = [], analyses: [FlowAnalysis] = [], catalogFiles: [String] = []
  ) {
    self.version = version
    self.configuration = configuration
    self.fonts = fonts
    self.summary = summary
    self.problems = problems
    self.findings = findings
    self.notices = notices
    self.analyses = analyses
    self.catalogFiles = catalogFiles
  }
}

/// A baseline to be written.
public struct NewBaseline: Hashable, Sendable {
  /// As people typed it.
  public var path: String
  /// UTF-8.
  public var bytes: [UInt8]
  /// Findings in it, those kept from a former one for files that the run was not about among them.
  public var count: Int
}

/// A flow, or a catalog with all of its keys, that a run has looked at.
public struct CheckedSubject: Hashable, Sendable {
  /// Empty for a catalog.
  public var flow: String
  /// The catalog, or the first one of the flow's steps, as people would type it; empty for a flow
  /// without steps.
  public var file: String
  /// Sorted, the source language among them.
  public var locales: [String]
  /// As `Finding.configurationFolder`.
  public var configurationFolder: String?

  public init(flow: String = "", file: String, locales: [String]) {
    self.flow = flow
    self.file = file
    self.locales = locales
  }
}

/// One face of the chain, with all that decides a width.
public struct FontRow: Hashable, Sendable {
  /// ISO 15924 code, such as `Latn`.
  public var script: String
  public var family: String
  public var style: String
  /// Empty where em constants stand in for a face (Han, kana, hangul).
  public var postScriptName: String
  /// The file's name without its folder, which differs from machine to machine.
  public var file: String
  /// `head.fontRevision`, such as `3.019`.
  public var revision: String
  /// Of the file, in hex.
  public var sha256: String
  /// Id of the coefficients applied, such as `inter-3.19-semibold-latin`.
  public var correction: String
  /// Relative uncertainty of a width, 0.025 for 2.5 %.
  public var band: Double

  public init(
    script: String, family: String, style: String, postScriptName: String, file: String,
    revision: String, sha256: String, correction: String, band: Double = 0
  ) {
    self.script = script
    self.family = family
    self.style = style
    self.postScriptName = postScriptName
    self.file = file
    self.revision = revision
    self.sha256 = sha256
    self.correction = correction
    self.band = band
  }
}

/// The run in numbers.
public struct Summary: Hashable, Sendable {
  public var errors: Int
  public var warnings: Int
  public var notes: Int
  /// Findings silenced by a comment, the configuration or a baseline.
  public var suppressed: Int
  public var catalogs: Int
  public var flows: Int
  public var locales: Int
  /// Content sizes × places × locales that were laid out.
  public var cells: Int

  public init(
    errors: Int = 0, warnings: Int = 0, notes: Int = 0, suppressed: Int = 0, catalogs: Int = 0,
    flows: Int = 0, locales: Int = 0, cells: Int = 0
  ) {
    self.errors = errors
    self.warnings = warnings
    self.notes = notes
    self.suppressed = suppressed
    self.catalogs = catalogs
    self.flows = flows
    self.locales = locales
    self.cells = cells
  }
}

// Formats know surfaces only through the common layout outcome. These names let them spell its
// types without importing the surfaces.
extension LocaleAnalysis {
  public typealias Layout = SurfaceLayout
  public typealias Cell = LayoutCell
  public typealias LayoutThreshold = Threshold
  public typealias Slot = SlotLayout
  public typealias SlotState = SlotOutcome
  public typealias Grid = CellGrid
  public typealias Forms = FormLayout
}
