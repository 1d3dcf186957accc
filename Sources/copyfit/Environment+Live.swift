import Linting

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension Environment {
  /// The linter itself.
  static let live = Environment(
    lint: { LintRun.run($0) },
    measure: { MeasureReport(options: $0) },
    fonts: { _ in FontsReport(rows: []) },
    rules: { RuleRegistry.all.map { $0.metadata } },
    configuration: { _ in ConfigReport(configuration: nil) },
    effective: { ConfigurationPrinter.yaml($0) },
    devices: { [] },
    schema: { ConfigurationSchema.json() },
    fileExists: { access($0, F_OK) == 0 })
}
