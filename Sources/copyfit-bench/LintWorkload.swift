/// The built program on one flow in sixteen locales: what a person waits for.
enum LintWorkload: Workload {
  static let name = "lint"
  static let summary = "copyfit lint as a process, one flow in 16 locales"

  static func run() throws(BenchError) {
    Printing.heading("lint: 1 flow of 4 steps, 16 locales, all phones, all text sizes")
    let project = GeneratedProject(
      flows: 1, steps: 4, languages: Array(SampleLanguage.all.prefix(16)))
    try time(project, limit: 0.1, memoryLimit: 80)
  }

  /// Times the built program on a project.
  /// - Parameters: `limit` in seconds, `memoryLimit` in MB.
  static func time(
    _ project: GeneratedProject, limit: Double, memoryLimit: Double
  ) throws(BenchError) {
    let program = try Machine.builtProgram()
    let folder = try project.write()
    var times: [Double] = []
    var memory = 0.0
    // The first run reads files into the system's cache.
    for number in 0...20 {
      let run = try Machine.run([program, "lint", folder.path])
      guard run.status == 0 || run.status == 1 else {
        throw BenchError("copyfit lint ended with status \(run.status)")
      }
      if number > 0 { times.append(run.seconds) }
      memory = max(memory, run.peakMemory)
    }
    Printing.figure(
      "whole run, median of 20", Printing.time(times.median),
      target: ("under \(Printing.time(limit))", times.median < limit))
    Printing.figure("  best and worst", range(times))
    Printing.figure(
      "memory at most", "\(Printing.number(memory)) MB",
      target: ("under 80 MB", memory < 80))
  }

  private static func range(_ times: [Double]) -> String {
    "\(Printing.time(times.min() ?? 0)) – \(Printing.time(times.max() ?? 0))"
  }
}
