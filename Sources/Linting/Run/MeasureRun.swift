import TextMeasurement

/// `measure`: shapes each text and lists what could not be measured.
public enum MeasureRun {
  /// - Parameter measurer: of the chain, or of the font file, that the options name.
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
