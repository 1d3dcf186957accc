/// A folder with a copyfit.yml and one catalog: flows over all phones and text sizes, every title
/// in every language.
struct GeneratedProject {
  var flows: Int
  var steps: Int
  var languages: [SampleLanguage]
  /// One flow that shows the titles in every surface there is, on every device.
  var showsAllSurfaces = false

  /// Of the first flow the titles are single words, as in an app; later flows add a second word, so
  /// that each has texts of its own.
  private func title(_ language: SampleLanguage, flow: Int, step: Int) -> String {
    let words = language.words
    let first = words[step % words.count]
    return flow == 0 ? first : "\(first) \(words[(flow + step) % words.count]) \(flow)"
  }

  var configuration: String {
    if showsAllSurfaces { return Self.everySurface }
    var text = "sourceLanguage: en\ndevices: phones\ncontentSizes: all\nflows:\n"
    for flow in 0..<flows {
      let keys = (0..<steps).map { "flow\(flow).step\($0)" }.joined(separator: ", ")
      text += "  - id: flow\(flow)\n    steps: [\(keys)]\n"
    }
    return text
  }

  private static let everySurface = """
    sourceLanguage: en
    devices: all
    contentSizes: all
    flows:
      - id: checkout
        steps: [flow0.step0, flow0.step1, flow0.step2, flow0.step3]
        surfaces:
          - surface: swipe-deck
            left: { title: flow0.step4, symbol: xmark }
            right: { title: flow1.step0, symbol: heart.fill }
            up: { title: flow1.step1 }
            empty: flow1.step2
            card: [{ text: flow1.step3, size: 29, lines: 1, minimumScaleFactor: 0.6, width: 256 }]
          - surface: tab-bar
            tabs: [flow0.step0, flow0.step1, flow0.step2, flow0.step3, flow0.step4]
          - surface: expanding-tab-bar
            tabs: [flow0.step0, flow0.step1, flow0.step2, flow0.step3]
          - surface: segmented-control
            segments: [flow0.step0, flow0.step1, flow0.step2]
          - { surface: toast, title: flow2.step0 }
          - { surface: toast, title: flow2.step1, subtitle: flow2.step2 }
          - surface: coach-mark
            message: flow2.step3
            next: flow0.step3
            end: flow0.step4
            target: { top: 300, height: 44 }
          - surface: slots
            slots:
              - { id: button, text: flow3.step0, textStyle: headline, lines: 1, width: 120 }
              - { id: label, text: flow3.step1, width: 200, lines: 2 }
              - { id: note, text: flow3.step2, textStyle: footnote }
          - { surface: glass, clusters: [{ id: actions, containerSpacing: 20, layoutSpacing: 26 }] }

    """

  var catalog: String {
    var entries: [String] = []
    for flow in 0..<flows {
      for step in 0..<steps {
        entries.append(
          entry("flow\(flow).step\(step)") { title($0, flow: flow, step: step) })
      }
    }
    for key in ["Progress", "Complete"] { entries.append(entry(key) { "\($0.words[4])" }) }
    entries.append(entry("Go to %@") { "\($0.words[3]): %@" })
    entries.append(entry("Step %lld of %lld") { $0.position })
    let strings = entries.joined(separator: ",\n")
    return "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\(strings)\n  },\n"
      + "  \"version\" : \"1.0\"\n}"
  }

  private func entry(_ key: String, _ value: (SampleLanguage) -> String) -> String {
    let units = languages.map { language in
      "        \"\(language.locale)\" : {\n          \"stringUnit\" : {\n"
        + "            \"state\" : \"translated\",\n"
        + "            \"value\" : \"\(value(language))\"\n          }\n        }"
    }
    return "    \"\(key)\" : {\n      \"localizations\" : {\n"
      + units.joined(separator: ",\n") + "\n      }\n    }"
  }

  /// Writes both files into a new folder.
  func write() throws(BenchError) -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Array(configuration.utf8), to: "copyfit.yml")
    try folder.write(Array(catalog.utf8), to: "Localizable.xcstrings")
    return folder
  }
}
