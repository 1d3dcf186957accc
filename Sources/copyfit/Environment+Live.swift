import Linting

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension Environment {
  /// The linter itself.
  static let live = Environment(
    lint: { LintRun.run($0, progress: $1) },
    measure: { MeasureRun.run($0) },
    fonts: { FontsRun.run($0) },
    rules: { RuleRegistry.all.map { $0.metadata } },
    configuration: { ConfigRun.effective(config: $0) },
    devices: { ConfigRun.devices() },
    schema: { ConfigRun.schema() },
    fileExists: { access($0, F_OK) == 0 })
}
