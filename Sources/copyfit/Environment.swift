import Linting

/// What the commands ask of the linter and of the machine. Tests put their own answers here.
struct Environment: Sendable {
  var lint: @Sendable (LintOptions, @escaping ProgressObserver) -> RunResult
  var report: @Sendable (LintOptions, @escaping ProgressObserver) -> ReportContent = {
    ReportRun.run($0, progress: $1)
  }
  var measure: @Sendable (MeasureOptions) -> MeasureReport
  var fonts: @Sendable (FontsOptions) -> FontsReport
  /// Every rule there is, in the order of the manual.
  var rules: @Sendable () -> [RuleMetadata]
  /// The configuration found from here, or the one named.
  var configuration: @Sendable (_ config: String?) -> ConfigReport
  /// `config --devices`, in the order of the manual.
  var devices: @Sendable () -> [DeviceRow]
  /// The JSON Schema of copyfit.yml.
  var schema: @Sendable () -> String
  /// `init`: a first configuration, not yet written.
  var initialize: @Sendable (InitOptions) -> InitReport = { InitRun.run($0) }
  var fileExists: @Sendable (String) -> Bool
  /// Seconds since 1970: `SOURCE_DATE_EPOCH` where it is set, so that the same input gives the same
  /// bytes, else now.
  var time: @Sendable () throws(UsageError) -> Int = { () throws(UsageError) in
    try SystemTime.now()
  }
}
