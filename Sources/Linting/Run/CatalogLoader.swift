import StringCatalogs

/// Reads the catalogs of a project. A broken one is a problem and does not stop the rest.
struct CatalogLoader {
  let project: Project
  /// Whether places are to have their `utf16Column`.
  var countsUTF16 = false
  /// Workers asked for; nil: as many as it takes.
  var jobs: Int?

  /// Bytes from which on the lines are counted on a thread of their own, which takes some 0.05 ms to
  /// start.
  private static let bytesForTwoThreads = 1 << 19

  func load(
    _ progress: ProgressObserver = { _ in }
  ) -> (catalogs: [LoadedCatalog], problems: [Problem]) {
    var catalogs: [LoadedCatalog] = []
    var problems: [Problem] = []
    for (index, file) in project.catalogs.enumerated() {
      progress(RunProgress(.reading, done: index, total: project.catalogs.count))
      do {
        let loaded = try load(file)
        problems += loaded.unreadProblems
        catalogs.append(loaded)
      } catch {
        problems.append(error)
      }
    }
    return (catalogs, problems)
  }

  private func load(_ file: String) throws(Problem) -> LoadedCatalog {
    let bytes: [UInt8]
    do {
      bytes = try contents(of: file)
    } catch {
      let kind: Problem.Kind = error.kind == .missing ? .missingFile : .unreadableFile
      throw Problem(kind, "The catalog was not read: \(error.message).", file: file)
    }
    do {
      let (catalog, lines) = parsed(bytes)
      var loaded = LoadedCatalog(file: file, catalog: try catalog.get(), lines: lines)
      loaded.path = Path.joined(project.configuration.root, file)
      return loaded
    } catch {
      throw Problem(.malformedCatalog, error.message, file: file, position: error.position)
    }
  }

  private func parsed(_ bytes: [UInt8]) -> (Result<StringCatalog, CatalogError>, LineIndex) {
    let parse = { () -> Result<StringCatalog, CatalogError> in
      do throws(CatalogError) {
        return .success(try StringCatalog(parsing: bytes))
      } catch {
        return .failure(error)
      }
    }
    let index: @Sendable () -> LineIndex = { [countsUTF16] in
      LineIndex(bytes: bytes, countsUTF16: countsUTF16)
    }
    guard bytes.count >= Self.bytesForTwoThreads, (jobs ?? Workers.cores) > 1 else {
      return (parse(), index())
    }
    return Workers.both(own: parse, other: index)
  }

  private func contents(of file: String) throws(CatalogFileError) -> [UInt8] {
    if let input = project.standardInput, input.file == file { return input.bytes }
    return try CatalogFile.read(path: Path.joined(project.configuration.root, file))
  }
}

extension LoadedCatalog {
  /// The file's name without extension.
  static func table(ofFile file: String) -> String {
    let name = Path.name(of: file)
    return name.hasSuffix(".xcstrings") ? String(name.dropLast(10)) : name
  }

  /// What was left out, each with its place; of very many the first.
  fileprivate var unreadProblems: [Problem] {
    let unread = catalog.unread
    guard !unread.isEmpty else { return [] }
    return unread.prefix(Self.mostUnread).enumerated().map { index, part in
      let subject = part.key.map { "The entry \($0.quoted)" } ?? "A member beside `strings`"
      var message = "\(subject) was left out: \(part.error.message)."
      if index + 1 == Self.mostUnread, unread.count > Self.mostUnread {
        message += " So were \(unread.count - Self.mostUnread) more."
      }
      return Problem(
        .malformedCatalog, message, file: file,
        position: lines.position(ofOffset: part.error.offset))
    }
  }

  /// More of one kind say nothing new.
  private static let mostUnread = 20

  init(file: String, catalog: StringCatalog, lines: LineIndex) {
    self.init(
      file: file, table: Self.table(ofFile: file), catalog: catalog, lines: lines,
      locales: catalog.locales)
  }
}
