import Linting
import Testing

@testable import Reporting

@Suite struct JUnitFormatTests {
  private func text(_ result: RunResult, strict: Bool = false) -> String {
    var context = ReportContext()
    context.isStrict = strict
    return String(decoding: JUnitFormat.bytes(result, context), as: UTF8.self)
  }

  private var result: RunResult {
    var result = RunResult(
      summary: .init(flows: 1), problems: [Samples.broken],
      findings: [
        Samples.finding("form-flip", .warning, flow: "checkout", locale: "de", line: 9),
        Samples.truncated, Samples.finding("small-target", .note, flow: "checkout"),
        Samples.finding("unused-suppression", .warning),
      ])
    result.checked = [
      .init(flow: "checkout", file: "App/Localizable.xcstrings", locales: ["en", "de", "ja"])
    ]
    return result
  }

  @Test func suitesAndCases() {
    #expect(
      text(result) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="copyfit" tests="6" failures="1" errors="1" skipped="0" time="0">
          <testsuite name="problems" tests="1" failures="0" errors="1" skipped="0" time="0">
            <testcase classname="problems" name="malformed-catalog: App/Broken.xcstrings:426:1" \
        time="0">
              <error message="expected a value" type="malformed-catalog">expected a value</error>
            </testcase>
          </testsuite>
          <testsuite name="checkout" tests="4" failures="1" errors="0" skipped="0" time="0">
            <testcase classname="checkout" name="all languages" time="0">
              <system-out>A.xcstrings:1:5: note: small-target
        It happens. Change it.</system-out>
            </testcase>
            <testcase classname="checkout" name="en" time="0"/>
            <testcase classname="checkout" name="de" time="0">
              <failure message="“Zahlungsübersicht” needs 172.4 pt and gets 160 pt at large." \
        type="title-truncated">App/Localizable.xcstrings:41:27: error: title-truncated
        “Zahlungsübersicht” needs 172.4 pt and gets 160 pt at large. Shorten it by 12.4 pt, about 2 \
        characters.</failure>
              <system-out>A.xcstrings:9:5: warning: form-flip
        It happens. Change it.</system-out>
            </testcase>
            <testcase classname="checkout" name="ja" time="0"/>
          </testsuite>
          <testsuite name="A.xcstrings" tests="1" failures="0" errors="0" skipped="0" time="0">
            <testcase classname="A.xcstrings" name="all languages" time="0">
              <system-out>A.xcstrings:1:5: warning: unused-suppression
        It happens. Change it.</system-out>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func strictMakesWarningsFail() {
    let text = text(result, strict: true)
    #expect(text.contains(#"tests="6" failures="2" errors="1""#))
    #expect(text.contains("And 1 more."))
    #expect(!text.contains("<system-out>A.xcstrings:9:5"))
  }

  /// Flows of the same id in two configurations are two flows.
  @Test func configurationsStayApart() {
    var result = RunResult(summary: .init(flows: 2))
    var (phone, watch) = (Samples.truncated, Samples.truncated)
    phone.configurationFolder = "phone"
    watch.configurationFolder = "watch"
    watch.locale = "fr"
    result.findings = [phone, watch]
    for folder in ["phone", "watch"] {
      var subject = CheckedSubject(flow: "checkout", file: "A.xcstrings", locales: ["de", "fr"])
      subject.configurationFolder = folder
      result.checked.append(subject)
    }
    let text = text(result)
    #expect(text.contains(#"<testsuite name="checkout (phone)" tests="2" failures="1""#))
    #expect(text.contains(#"<testcase classname="checkout (watch)" name="de" time="0"/>"#))
  }
}
