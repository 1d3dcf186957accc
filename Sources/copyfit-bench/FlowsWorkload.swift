import Linting

/// Many flows in many languages, linted inside this process.
enum FlowsWorkload: Workload {
  static let name = "flows"
  static let summary = "16 flows in 20 locales, all text sizes, all phones"

  static func run() throws(BenchError) {
    let project = GeneratedProject(flows: 16, steps: 5, languages: SampleLanguage.all)
    let folder = try project.write()
    Printing.heading("flows: 16 flows of 5 steps, 20 locales, all text sizes, all phones")
    var options = LintOptions()
    options.paths = [folder.path]
    for jobs in Machine.cores > 1 ? [1, Machine.cores] : [1] {
      options.jobs = jobs
      var times: [Double] = []
      var result = RunResult()
      for _ in 0..<5 { times.append(Machine.seconds { result = LintRun.run(options) }) }
      if let problem = result.problems.first { throw BenchError(problem.message) }
      let cells = result.summary.cells
      if jobs == 1 {
        Printing.figure("cells", Printing.whole(cells))
        Printing.figure("findings", Printing.whole(result.findings.count))
      }
      Printing.figure("lint, --jobs \(jobs), median of 5", Printing.time(times.median))
      Printing.figure(
        "  cells a second", Printing.whole(Int(Double(cells) / max(times.median, 1e-9))))
    }
    Printing.figure("memory of this process at most", "\(Printing.number(Machine.peakMemory)) MB")
  }
}
