import Linting

/// `lint --format junit`: a suite for each flow, and for each catalog whose every key was looked at;
/// a case for each of its locales, so that what passes is seen, too.
///
/// A case fails on what makes the run fail: errors, and with `--strict` warnings. Everything else
/// that was found stands in its output. What kept a part of the run from happening is an error of
/// JUnit's, in a suite of its own; a run that checked no flow has a skipped case that says so.
public enum JUnitFormat: LintFormat {
  public static let name = "junit"
  public static let summary = "a suite for each flow, a case for each locale, for CI's test pages"

  public static func bytes(_ result: RunResult, _ context: ReportContext) -> [UInt8] {
    let suites = suites(result, context)
    var xml = XMLWriter()
    let cases = suites.flatMap(\.cases)
    guard !suites.isEmpty else {
      xml.element("testsuites", attributes("copyfit", cases))
      return xml.bytes
    }
    xml.element("testsuites", attributes("copyfit", cases)) { xml in
      for suite in suites { write(suite, to: &xml) }
    }
    return xml.bytes
  }

  // MARK: Model

  private struct Suite {
    var name: String
    var cases: [Case]
  }

  private struct Case {
    var name: String
    var outcome: Outcome
    /// What was found besides.
    var output: [String] = []
  }

  private enum Outcome {
    case passed
    case failed([Finding])
    case broken(Problem)
    case skipped(String)
  }

  private static func suites(_ result: RunResult, _ context: ReportContext) -> [Suite] {
    var suites = ReportSubject.all(of: result).map { subject in
      Suite(
        name: subject.name,
        cases: subject.locales.map { locale in
          let least: Severity = context.isStrict ? .warning : .error
          let findings = subject.findings(in: locale)
          let failing = findings.filter { $0.severity >= least }
          return Case(
            name: LocaleLabel.text(locale), outcome: failing.isEmpty ? .passed : .failed(failing),
            output: findings.filter { $0.severity < least }.flatMap(lines))
        })
    }
    // A flow without locales was looked at for all that.
    for index in suites.indices where suites[index].cases.isEmpty {
      suites[index].cases = [Case(name: LocaleLabel.text(""), outcome: .passed)]
    }
    if !result.problems.isEmpty {
      let cases = result.problems.map { Case(name: name($0), outcome: .broken($0)) }
      suites.insert(Suite(name: "problems", cases: cases), at: 0)
    }
    // What keeps a run without failures from being a success.
    var remarks: [Case] = []
    if let sentence = NoFlowNotice.sentence(result) {
      remarks.append(Case(name: "flows", outcome: .skipped(sentence)))
    }
    if let sentence = context.unlistedSentence {
      remarks.append(Case(name: "findings not listed", outcome: .skipped(sentence)))
    }
    if !remarks.isEmpty { suites.append(Suite(name: "run", cases: remarks)) }
    return suites
  }

  private static func name(_ problem: Problem) -> String {
    guard let file = problem.shown else { return problem.kind.rawValue }
    let place = problem.position.map { ":\($0.line):\($0.column)" } ?? ""
    return "\(problem.kind.rawValue): \(file)\(place)"
  }

  /// A finding with its place.
  private static func lines(_ finding: Finding) -> [String] {
    let position = finding.location.position
    let place = "\(finding.shown):\(position.line):\(position.column)"
    return ["\(place): \(finding.severity.rawValue): \(finding.ruleLabel)", finding.plainLine]
  }

  // MARK: XML

  private static func write(_ suite: Suite, to xml: inout XMLWriter) {
    xml.element("testsuite", attributes(suite.name, suite.cases)) { xml in
      for item in suite.cases {
        let attributes: [(name: StaticString, value: String)] = [
          ("classname", suite.name), ("name", item.name), ("time", "0"),
        ]
        if case .passed = item.outcome, item.output.isEmpty {
          xml.element("testcase", attributes)
          continue
        }
        xml.element("testcase", attributes) { xml in
          write(item.outcome, to: &xml)
          if !item.output.isEmpty { xml.element("system-out", text: item.output) }
        }
      }
    }
  }

  /// One element at most: most readers take no second failure of a case.
  private static func write(_ outcome: Outcome, to xml: inout XMLWriter) {
    switch outcome {
    case .passed: break
    case .failed(let findings):
      guard let first = findings.first else { return }
      let more = findings.count - 1
      let message = SafeText.line(first.message) + (more > 0 ? " And \(more) more." : "")
      xml.element(
        "failure", [("message", message), ("type", first.rule)], text: findings.flatMap(lines))
    case .broken(let problem):
      xml.element(
        "error", [("message", problem.plainLine), ("type", problem.kind.rawValue)],
        text: [problem.plainLine])
    case .skipped(let reason): xml.element("skipped", [("message", reason)])
    }
  }

  private static func attributes(
    _ name: String, _ cases: [Case]
  ) -> [(name: StaticString, value: String)] {
    var (failures, errors, skipped) = (0, 0, 0)
    for item in cases {
      switch item.outcome {
      case .passed: break
      case .failed: failures += 1
      case .broken: errors += 1
      case .skipped: skipped += 1
      }
    }
    return [
      ("name", name), ("tests", String(cases.count)), ("failures", String(failures)),
      ("errors", String(errors)), ("skipped", String(skipped)), ("time", "0"),
    ]
  }
}
