/// The built program on one flow that has every surface, in sixteen locales on every device.
enum SurfacesWorkload: Workload {
  static let name = "surfaces"
  static let summary = "the same, one flow with every surface, all devices"

  static func run() throws(BenchError) {
    Printing.heading("surfaces: a flow with every surface, 16 locales, all devices, all text sizes")
    let project = GeneratedProject(
      flows: 4, steps: 5, languages: Array(SampleLanguage.all.prefix(16)), showsAllSurfaces: true)
    try LintWorkload.time(project, limit: 0.15, memoryLimit: 200)
  }
}
