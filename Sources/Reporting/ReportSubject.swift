import Linting

/// A flow, or a file apart from flows, with what was looked at in it and what was found there: what
/// formats list whose readers want to see what passes, too.
struct ReportSubject {
  /// The flow's id, or the file's path. Where configurations have flows of the same id, their folder
  /// stands behind it.
  var name: String
  var isFlow: Bool
  /// What was looked at, in the order of the run, and what has findings. The empty string, for what
  /// concerns every locale, comes first and is there only when it has findings.
  private(set) var locales: [String]
  private var known: Set<String> = []
  private var byLocale: [String: [Finding]] = [:]

  func covers(_ locale: String) -> Bool { known.contains(locale) }

  /// Of one locale, the worst first.
  func findings(in locale: String) -> [Finding] { (byLocale[locale] ?? []).worstFirst }

  /// In the order of the run, and behind it what has findings and was not counted as looked at, such
  /// as a configuration.
  static func all(of result: RunResult) -> [ReportSubject] {
    var subjects: [ReportSubject] = []
    var keys: [Key] = []
    var indices: [Key: Int] = [:]
    func index(of key: Key) -> Int {
      if let index = indices[key] { return index }
      indices[key] = subjects.count
      keys.append(key)
      subjects.append(ReportSubject(name: key.name, isFlow: !key.flow.isEmpty, locales: []))
      return subjects.count - 1
    }
    for subject in result.checked {
      let key = Key(
        folder: subject.configurationFolder, flow: subject.flow, file: subject.file)
      subjects[index(of: key)].add(subject.locales)
    }
    for finding in result.findings {
      let key = Key(
        folder: finding.configurationFolder, flow: finding.flow, file: finding.shown)
      subjects[index(of: key)].add(finding)
    }
    let names = Dictionary(subjects.map { ($0.name, 1) }, uniquingKeysWith: +)
    for (index, key) in keys.enumerated() {
      guard names[key.name, default: 0] > 1, let folder = key.folder else { continue }
      subjects[index].name += " (\(folder))"
    }
    return subjects
  }

  private mutating func add(_ new: [String]) {
    for locale in new where known.insert(locale).inserted { locales.append(locale) }
  }

  private mutating func add(_ finding: Finding) {
    if known.insert(finding.locale).inserted {
      locales.insert(finding.locale, at: finding.locale.isEmpty ? 0 : locales.count)
    }
    byLocale[finding.locale, default: []].append(finding)
  }

  private struct Key: Hashable {
    /// nil for a file, whose path says it.
    var folder: String?
    var flow: String
    /// Empty for a flow, whose steps may be in several catalogs.
    var file: String

    init(folder: String?, flow: String, file: String) {
      self.folder = flow.isEmpty ? nil : folder
      self.flow = flow
      self.file = flow.isEmpty ? file : ""
    }

    var name: String { flow.isEmpty ? file : flow }
  }
}

/// A locale as reports name it.
enum LocaleLabel {
  static func text(_ locale: String) -> String { locale.isEmpty ? "all languages" : locale }
}
