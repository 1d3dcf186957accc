/// A folder with a copyfit.yml and one catalog: flows over all phones and text sizes, every title
/// in every language.
struct GeneratedProject {
  var flows: Int
  var steps: Int
  var languages: [SampleLanguage]

  /// Of the first flow the titles are single words, as in an app; later flows add a second word, so
  /// that each has texts of its own.
  private func title(_ language: SampleLanguage, flow: Int, step: Int) -> String {
    let words = language.words
    let first = words[step % words.count]
    return flow == 0 ? first : "\(first) \(words[(flow + step) % words.count]) \(flow)"
  }

  var configuration: String {
    var text = "sourceLanguage: en\ndevices: phones\ncontentSizes: all\nflows:\n"
    for flow in 0..<flows {
      let keys = (0..<steps).map { "flow\(flow).step\($0)" }.joined(separator: ", ")
      text += "  - id: flow\(flow)\n    steps: [\(keys)]\n"
    }
    return text
  }

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
