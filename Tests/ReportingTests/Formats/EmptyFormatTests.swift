import Foundation
import Linting
import Testing

@testable import Reporting

/// Runs with nothing to tell, and runs that only failed.
@Suite struct EmptyFormatTests {
  private func text(
    _ format: any LintFormat.Type, _ result: RunResult, strict: Bool = false
  ) -> String {
    var context = ReportContext()
    context.isStrict = strict
    return String(decoding: format.bytes(result, context), as: UTF8.self)
  }

  private var clean: RunResult {
    var result = RunResult(summary: .init(catalogs: 1, flows: 1, locales: 2, cells: 24))
    result.checked = [.init(flow: "checkout", file: "A.xcstrings", locales: ["en", "de"])]
    return result
  }

  @Test func nothingFound() {
    #expect(text(GitHubFormat.self, clean) == "")
    #expect(text(GitLabFormat.self, clean) == "[]\n")
    #expect(text(XcodeFormat.self, clean) == "")
    #expect(
      text(CheckstyleFormat.self, clean) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <checkstyle version="8.0"/>

        """)
    #expect(
      text(JUnitFormat.self, clean) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="copyfit" tests="2" failures="0" errors="0" skipped="0" time="0">
          <testsuite name="checkout" tests="2" failures="0" errors="0" skipped="0" time="0">
            <testcase classname="checkout" name="en" time="0"/>
            <testcase classname="checkout" name="de" time="0"/>
          </testsuite>
        </testsuites>

        """)
    #expect(
      text(MarkdownFormat.self, clean) == """
        ## copyfit: ✅ nothing found

        Looked at 1 catalog, 1 flow, 2 locales, 24 cells; 0 findings suppressed.

        | Flow | en | de |
        | --- | --- | --- |
        | checkout | ✅ clean | ✅ clean |

        """)
  }

  /// A run that checked no flow is told in each format that has a place for it.
  @Test(arguments: ["text", "sarif", "github", "junit", "xcode", "markdown"])
  func noFlow(name: String) throws {
    let format = try #require(LintFormats.named(name))
    #expect(text(format, RunResult()).contains("No flow was checked: there is no copyfit.yml"))
    var configured = RunResult()
    configured.configuration = "copyfit.yml"
    #expect(text(format, configured).contains("No flow was checked: copyfit.yml lists none"))
    #expect(!text(format, clean).contains("No flow was checked"))
  }

  @Test(arguments: ["text", "sarif", "github", "junit", "xcode", "markdown"])
  func nothingToDo(name: String) throws {
    let format = try #require(LintFormats.named(name))
    var idle = RunResult()
    idle.idleReason = "Nothing is staged that copyfit lints."
    let text = text(format, idle)
    #expect(text.contains("Nothing is staged"))
    #expect(!text.contains("No flow was checked"))
  }

  /// What went wrong is in every format for machines, with its place.
  @Test(arguments: LintFormats.names.filter { $0 != "text" })
  func onlyProblems(name: String) throws {
    let format = try #require(LintFormats.named(name))
    let placeless = Problem(.lockMismatch, "The fonts are others than those of the lock.")
    let text = text(format, RunResult(problems: [Samples.broken, placeless]))
    #expect(text.contains("expected a value"))
    #expect(text.contains("App/Broken.xcstrings"))
    #expect(text.contains("426"))
    #expect(text.contains("malformed-catalog"))
    #expect(text.contains("others than those of the lock"))
  }

  /// GitLab's report and Checkstyle's have no place for it.
  @Test(arguments: ["sarif", "github", "junit", "xcode"])
  func saysWhatMaxFindingsCut(name: String) throws {
    let format = try #require(LintFormats.named(name))
    let context = ReportContext(unlisted: 7)
    let cut = String(decoding: format.bytes(clean, context), as: UTF8.self)
    #expect(cut.contains("7 findings are not listed (--max-findings)"))
  }
}
