/// Something to time. It prints its figures itself.
protocol Workload {
  /// How it is chosen on the command line.
  static var name: String { get }
  /// One line of the help, at most 60 columns.
  static var summary: String { get }

  /// - Throws: what keeps it from being measured, which is then said in place of its figures.
  static func run() throws(BenchError)
}

enum Workloads {
  /// In the order in which they run. The program is run first: a process that is started takes over
  /// the peak memory of the one that starts it, which must still be small.
  static var all: [any Workload.Type] {
    [
      LintWorkload.self, SurfacesWorkload.self, RulesWorkload.self, LargeCatalogWorkload.self,
      CatalogWorkload.self,
      TitlesWorkload.self, ShapingWorkload.self, FlowsWorkload.self,
    ]
  }

  static var help: String {
    let lines = all.map { workload in
      let space = String(repeating: " ", count: max(1, 10 - workload.name.count))
      return "  \(workload.name)\(space)\(workload.summary)"
    }
    return """
      Times copyfit and prints the figures beside their targets.

      Usage: copyfit-bench [WORKLOAD …]; all when none is named.

      \(lines.joined(separator: "\n"))

      Build it in release: swift run -c release copyfit-bench. A target that is missed
      is marked MISSED. Status: 0 all was measured, 1 something could not be, 2 usage.

      """
  }
}
