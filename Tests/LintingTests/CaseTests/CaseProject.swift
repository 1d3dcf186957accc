import Foundation

@testable import Linting

/// Files of a case, linted in a folder of their own.
struct CaseProject {
  /// Contents by file name.
  var files: [String: String]

  func lint(_ options: LintOptions = LintOptions()) throws -> RunResult {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(name, text) }
    var options = options
    options.paths = [folder.path]
    options.keepsAnalyses = true
    return LintRun.run(options)
  }
}

extension CaseProject {
  /// One flow of step titles in its own catalog, with all messages of a trail.
  ///
  /// - Parameters:
  ///   - copy: key, then text by locale, in the order of the steps.
  ///   - place: `widths:`, `devices:`, `contentSizes:` and rules.
  ///   - style: further members of the flow, in flow style.
  static func flow(
    _ copy: [(key: String, texts: [String: String])], place: String, style: String
  ) -> CaseProject {
    let locales = Set(copy.flatMap(\.texts.keys)).sorted()
    let entries = copy.map { CaseCatalog.entry($0.key, $0.texts) }
    let steps = copy.map { "\"\($0.key)\"" }.joined(separator: ", ")
    return CaseProject(files: [
      "Localizable.xcstrings": CaseCatalog.text(entries + CaseCatalog.messages(in: locales)),
      "copyfit.yml": """
      \(place)
      flows:
        - { id: flow, steps: [\(steps)], showsCaption: false, \(style) }
      """,
    ])
  }
}

/// String Catalogs as Xcode writes them, one entry a line.
enum CaseCatalog {
  static func text(_ entries: [String], source: String = "en") -> String {
    """
    {
      "sourceLanguage" : "\(source)",
      "strings" : {
    \(entries.joined(separator: ",\n"))
      },
      "version" : "1.0"
    }

    """
  }

  /// Translated texts by locale.
  static func entry(_ key: String, _ texts: [String: String]) -> String {
    entry(key, localizations: texts.mapValues { unit($0) })
  }

  /// JSON objects by locale.
  static func entry(_ key: String, localizations: [String: String]) -> String {
    let members = localizations.sorted { $0.key < $1.key }.map { #""\#($0.key)" : \#($0.value)"# }
    return #"    "\#(key)" : { "localizations" : { \#(members.joined(separator: ", ")) } }"#
  }

  static func unit(_ text: String, state: String = "translated") -> String {
    #"{ "stringUnit" : { "state" : "\#(state)", "value" : "\#(text)" } }"#
  }

  /// What every trail needs, so that a case shows its own trouble alone.
  static func messages(in locales: [String]) -> [String] {
    ["Progress", "Step %lld of %lld", "Step %lld of %lld, %@", "Complete", "Go to %@"].map { key in
      entry(key, Dictionary(uniqueKeysWithValues: locales.map { ($0, key) }))
    }
  }
}

extension RunResult {
  /// `rule locale key` of each finding, sorted: what was found, apart from the wording.
  var found: [String] {
    findings.map { finding in
      [finding.rule, finding.locale, finding.key].filter { !$0.isEmpty }.joined(separator: " ")
    }.sorted()
  }

  func findings(_ rule: String, _ locale: String? = nil) -> [Finding] {
    findings.filter { $0.rule == rule && (locale == nil || $0.locale == locale) }
  }
}
