import TextMeasurement

/// `measure`: shapes each text and lists what could not be measured.
public enum MeasureRun {
  /// Measures with the chain of the configuration found from the current folder, or of the one
  /// named, or with the font file that the options name.
  public static func run(_ options: MeasureOptions) -> MeasureReport {
    let (configuration, problems) = ConfigurationLoader(vocabulary: .current)
      .load(explicit: options.config)
    guard let configuration else { return MeasureReport(options: options, problems: problems) }
    let measurer = configuration.measurer(fontFile: options.fontFile)
    var report = report(options, measurer: measurer)
    report.problems = problems + report.problems
    report.problems += configuration.lockProblems(of: measurer)
    report.notices = measurer.notices
    report.fonts = measurer.usedFaces(hashed: true).map(FontRow.init)
    return report
  }

  /// - Parameters:
  ///   - options: the texts, and how they are set.
  ///   - measurer: of the chain, or of the font file, that the options name.
  public static func report(
    _ options: MeasureOptions, measurer: any TextMeasuring
  ) -> MeasureReport {
    var report = MeasureReport(options: options)
    let attributes = TextAttributes(
      weight: options.weight, locale: options.locale, extraTracking: options.tracking)
    for text in options.texts {
      do {
        let shaped = try measurer.shape(text, attributes, size: options.size)
        report.rows.append(.init(text: text, shaped: shaped, size: options.size))
      } catch {
        let problem = Problem(error)
        if !report.problems.contains(problem) { report.problems.append(problem) }
      }
    }
    return report
  }
}
