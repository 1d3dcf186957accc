import TextMeasurement

/// What `copyfit fonts` shows.
public enum FontsRun {
  public static func run(_ options: FontsOptions) -> FontsReport {
    let (configuration, problems) = ConfigurationLoader(vocabulary: .current)
      .load(explicit: options.config)
    guard let configuration else { return FontsReport(rows: [], problems: problems) }
    let measurer = configuration.measurer()
    let (faces, missing) = measurer.chainFaces(weights: [.semibold, .bold], hashed: true)
    let versions = FontMeasurer.libraryVersions
    var report = FontsReport(
      rows: faces.filter { $0.weight == .semibold }.map(FontRow.init),
      engines: [
        .init(name: "FreeType", version: versions.freeType),
        .init(name: "HarfBuzz", version: versions.harfBuzz),
        .init(name: "ICU", version: versions.icu),
      ],
      lockFile: Path.relative(configuration.lockFile, to: Path.current),
      newLock: FontLock(versions: versions, faces: faces).text, problems: problems,
      notices: measurer.notices)
    for error in missing {
      guard case .missingFace(let face, let script, let apt, let brew) = error else {
        report.problems.append(Problem(error))
        continue
      }
      let row = FontsReport.MissingFace(
        script: script, postScriptName: face, aptPackage: apt, brewCask: brew)
      if !report.missing.contains(row) { report.missing.append(row) }
      // Nearly every flow needs Latin's own face, be it for digits; any other is missed only by copy
      // in its script.
      let isBase = script == "Latn" && !report.rows.contains { $0.script == "Latn" }
      if isBase, !report.problems.contains(where: { $0.kind == .missingFont }) {
        report.problems.append(Problem(error))
      }
    }
    do {
      let lock = try FontLockFile(path: configuration.lockFile)
      report.isLocked = lock.text != nil
      (report.lockProblems, report.lockNotices) = lock.check(faces: faces)
    } catch {
      report.problems.append(error)
    }
    return report
  }
}
