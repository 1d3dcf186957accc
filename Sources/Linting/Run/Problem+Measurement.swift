import TextMeasurement

extension Problem {
  /// What a measurer could not do, as a problem of the run.
  public init(_ error: MeasurementError) {
    switch error {
    case .missingFace(let name, let script, let aptPackage, let brewCask):
      self.init(
        .missingFont,
        "the face \(name), which text in \(script) is measured with, is not installed; "
          + "`apt-get install \(aptPackage)` or `brew install --cask \(brewCask)` brings it")
    case .unreadableFont(let file, let reason):
      self.init(
        .unreadableFont, "Text cannot be measured with this font: \(reason)", file: file)
    }
  }
}
