import Linting

/// The texts that do not fit, or are broken, in the catalogs below a folder.
func errors(in folder: String) -> [String] {
  var options = LintOptions()
  options.paths = [folder]
  let result = LintRun.run(options)
  let problems = result.problems.map { "\($0.shown ?? folder): \($0.message)" }
  let errors = result.findings.filter { $0.severity == .error }
  return problems + errors.map { "\($0.shown):\($0.location.position.line): \($0.message)" }
}
