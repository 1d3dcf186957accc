import PlatformFacts
import Surfaces
import Testing

@testable import Linting
@testable import TextMeasurement

/// A project of its own for a test of the report: files that were linted, and what the report has of them.
struct ReportProject {
  let folder: TemporaryFolder

  init(_ files: [String: String]) throws {
    folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(name, text) }
  }

  /// - Parameter paths: as seen from the folder; empty: the folder itself.
  func options(_ paths: String...) -> LintOptions {
    var options = LintOptions()
    options.paths = paths.isEmpty ? [folder.path] : paths.map { folder($0) }
    return options
  }

  func report(_ options: LintOptions? = nil) -> ReportContent {
    ReportRun.run(options ?? self.options())
  }

  /// A report of one catalog and one configuration, which must have run without a problem.
  static func content(
    _ copy: [(key: String, texts: [String: String])], _ configuration: String
  ) throws -> ReportContent {
    let project = try ReportProject([
      "Localizable.xcstrings": catalog(copy), "copyfit.yml": configuration,
    ])
    let content = project.report()
    #expect(content.result.problems.map(\.message) == [])
    return content
  }

  /// With the messages of a trail, in every language that the copy has.
  static func catalog(_ copy: [(key: String, texts: [String: String])]) -> String {
    let locales = Set(copy.flatMap(\.texts.keys)).sorted()
    return CaseCatalog.text(
      copy.map { CaseCatalog.entry($0.key, $0.texts) } + CaseCatalog.messages(in: locales))
  }

  /// One trail whose steps are the keys of `copy`.
  static func trail(
    _ copy: [(key: String, texts: [String: String])], place: String, style: String = ""
  ) throws -> ReportContent {
    let steps = copy.map { "\"\($0.key)\"" }.joined(separator: ", ")
    return try content(
      copy,
      "\(place)\nflows:\n  - { id: flow, steps: [\(steps)]\(style.isEmpty ? "" : ", ")\(style) }\n"
    )
  }
}

extension ReportContent {
  /// The view of a locale, of one surface of one flow.
  func view(_ locale: String, surface: Int = 0, flow: Int = 0) throws -> ReportView {
    let flow = flows[flow]
    let index = try #require(flow.locales.firstIndex { $0.id == locale }, "no \(locale)")
    return try #require(flow.surfaces[surface].views[index], "\(locale) was not laid out")
  }

  func trail(_ locale: String, surface: Int = 0, flow: Int = 0) throws -> TrailView {
    guard case .trail(let trail) = try view(locale, surface: surface, flow: flow) else {
      throw WrongView()
    }
    return trail
  }

  func pictures(_ locale: String, surface: Int = 0, flow: Int = 0) throws -> PictureView {
    guard case .pictures(let pictures) = try view(locale, surface: surface, flow: flow) else {
      throw WrongView()
    }
    return pictures
  }

  struct WrongView: Error {}
}

/// The file of an installed face, for configurations that name it.
func fontFile(_ postScriptName: String) throws -> String {
  try #require(
    FontFinder.files(postScriptName: postScriptName, variable: false).first?.path,
    "\(postScriptName) is not installed")
}
