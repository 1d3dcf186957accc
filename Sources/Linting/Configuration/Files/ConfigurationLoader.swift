/// From a path on the command line to a configuration with all of its flows.
public struct ConfigurationLoader: Sendable {
  /// The names that a configuration may use.
  public var vocabulary: ConfigurationVocabulary

  public init(vocabulary: ConfigurationVocabulary = .init()) {
    self.vocabulary = vocabulary
  }

  /// - Parameters:
  ///   - path: a catalog, a folder, or a configuration; `-` for standard input.
  ///   - explicit: the file of `--config`; nil to look for one.
  /// - Returns: The configuration, a default one without flows where there is no file; nil where
  ///   its file has any problem, or cannot be read. With a broken flow file or flow there the
  ///   configuration has the other flows, and the problems say what is missing.
  public func load(
    path: String = ".", explicit: String? = nil
  ) -> (configuration: Configuration?, problems: [Problem]) {
    if path != "-", explicit != path, let problem = missing(path) { return (nil, [problem]) }
    if let explicit { return load(file: Path.absolute(explicit), as: explicit) }
    if ConfigurationFinder.isConfiguration(path) {
      return load(file: Path.absolute(path), as: path)
    }
    if let file = ConfigurationFinder.find(from: path) { return load(file: file, as: file) }
    return (Configuration(file: nil, root: Self.root(of: path)), [])
  }

  /// What paths are relative to without a configuration: the same for a catalog that is named and for
  /// one that is found, so that a finding keeps its fingerprint. It is the repository's root, else the
  /// current folder where the path is below it.
  private static func root(of path: String) -> String {
    let folder = ConfigurationFinder.folder(of: path)
    if let repository = RunFolders.repository(of: folder) { return repository }
    return Path.isBelow(folder, Path.current) ? Path.current : folder
  }

  /// - Parameter spelling: the path as the user wrote it, for messages.
  private func load(
    file: String, as spelling: String
  ) -> (configuration: Configuration?, problems: [Problem]) {
    let root = Path.folder(of: file)
    let name = Path.name(of: file)
    let bytes: [UInt8]
    do {
      bytes = try Self.read(file, named: spelling)
    } catch {
      return (nil, [error])
    }
    let decoder = ConfigurationDecoder(vocabulary: vocabulary)
    let (decoded, problems) = decoder.decode(bytes, file: name, root: root, path: file)
    guard var configuration = decoded else { return (nil, problems) }
    let flowProblems = addFlowFiles(to: &configuration, name: name, decoder)
    return (configuration, problems + flowProblems + noPlaces(configuration, name: name))
  }

  private func addFlowFiles(
    to configuration: inout Configuration, name: String, _ decoder: ConfigurationDecoder
  ) -> [Problem] {
    guard !configuration.flowFiles.isEmpty else { return [] }
    var (files, problems) = FileWalker.files(
      matching: configuration.flowFiles, root: configuration.root, key: "flowFiles", file: name,
      positions: configuration.positions)
    // A pattern as wide as *.yml finds the configuration too, whose flows are there already.
    files.removeAll { $0 == name }
    for file in files {
      do {
        let bytes = try Self.read(Path.joined(configuration.root, file), named: file)
        let (flows, flowProblems) = decoder.decodeFlowFile(bytes, file: file)
        configuration.flows += flows
        configuration.flowFilesRead.append(file)
        problems += flowProblems
      } catch {
        problems.append(error)
      }
    }
    let repeated = ConfigurationDecoder.repeatedIDs(configuration.flows)
    var seen: Set<String> = []
    configuration.flows = configuration.flows.filter {
      seen.insert("\($0.id)\n\($0.part)").inserted
    }
    return problems + repeated
  }

  /// Flows that nothing is wide enough to show would be checked nowhere, in silence.
  private func noPlaces(_ configuration: Configuration, name: String) -> [Problem] {
    guard configuration.devices == .none, configuration.widths.isEmpty,
      !configuration.flows.isEmpty
    else { return [] }
    return [
      Problem(
        .configuration,
        "With `devices: none` and without `widths` no flow is laid out anywhere. Choose devices, "
          + "or add a width.", file: name, position: configuration.positions[.init(key: "devices")])
    ]
  }

  private func missing(_ path: String) -> Problem? {
    do {
      _ = try FileSystem.status(path)
      return nil
    } catch  where error.isMissing {
      return Problem(
        .missingFile, "There is no file or folder \(path.quoted).", file: path.excerpt)
    } catch {
      return Problem(
        .unreadableFile, "\(path.quoted) cannot be read: \(error.text).", file: path.excerpt)
    }
  }

  private static func read(_ path: String, named name: String) throws(Problem) -> [UInt8] {
    do {
      // One byte more than is taken, so that the reader can say how much is too much.
      if let bytes = try FileSystem.read(path, limit: YAMLText.maximumSize) { return bytes }
    } catch  where error.isMissing {
      throw Problem(
        .missingFile, "There is no configuration file \(name.quoted).", file: name.excerpt)
    } catch {
      throw Problem(
        .unreadableFile, "\(name.quoted) cannot be read: \(error.text).", file: name.excerpt)
    }
    throw Problem(
      .configuration,
      "\(name.quoted) has more than \(YAMLText.maximumSize) bytes, more than a configuration may "
        + "have. Split the flows into several flow files.", file: name.excerpt)
  }
}
