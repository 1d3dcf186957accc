/// Finds the catalog that a flow's keys are in.
struct CatalogFinder {
  let catalogs: [LoadedCatalog]

  /// The catalog of each step, in order.
  ///
  /// With `table:` the catalog of that name. Without, the one that has all the keys; else each key's
  /// own, where only one catalog has it.
  func catalogs(of flow: Flow) throws(Problems) -> [Int] {
    // A surface without copy needs no catalog, whatever table the flow names.
    if flow.keys.isEmpty, flow.kind != .stepTrail { return [] }
    if let table = flow.table { return try catalogs(of: flow, table: table) }
    let complete = catalogs.indices.filter { has($0, all: flow.keys) }
    if complete.count == 1, let only = complete.first {
      return Array(repeating: only, count: flow.keys.count)
    }
    if complete.count > 1, !flow.keys.isEmpty {
      let near = nearest(complete, to: flow.location.file)
      if let near { return Array(repeating: near, count: flow.keys.count) }
      throw Problems([ambiguity(complete, flow: flow, what: "its keys are")])
    }
    return try eachOnItsOwn(flow)
  }

  private func catalogs(of flow: Flow, table: String) throws(Problems) -> [Int] {
    let named = catalogs.indices.filter { catalogs[$0].table == table }
    guard !named.isEmpty else {
      let known = Set(catalogs.map(\.table)).sorted()
      throw Problems([
        Problem(
          .configuration,
          "Flow \(flow.id.quoted): no catalog is named \("\(table).xcstrings".quoted)."
            + NearestName.suggestion(for: table, among: known)
            + " Check `table:` and the patterns of `catalogs:`.",
          file: flow.location.file, position: flow.location.position)
      ])
    }
    let complete = named.filter { has($0, all: flow.keys) }
    if complete.count == 1 || named.count == 1, let index = complete.first ?? named.first {
      let missing = flow.keys.filter { catalogs[index].catalog.entry(forKey: $0.key) == nil }
      if !missing.isEmpty { throw Problems(missing.map { unknown($0, flow: flow, in: [index]) }) }
      return Array(repeating: index, count: flow.keys.count)
    }
    if let near = nearest(complete.isEmpty ? named : complete, to: flow.location.file),
      complete.contains(near)
    {
      return Array(repeating: near, count: flow.keys.count)
    }
    if complete.isEmpty {
      let missing = flow.keys.filter { step in
        !named.contains { catalogs[$0].catalog.entry(forKey: step.key) != nil }
      }
      if !missing.isEmpty { throw Problems(missing.map { unknown($0, flow: flow, in: named) }) }
    }
    throw Problems([ambiguity(named, flow: flow, what: "table \(table.quoted) is")])
  }

  private func eachOnItsOwn(_ flow: Flow) throws(Problems) -> [Int] {
    var indices: [Int] = []
    var problems: [Problem] = []
    for step in flow.keys {
      let having = catalogs.indices.filter { catalogs[$0].catalog.entry(forKey: step.key) != nil }
      if let only = having.first, having.count == 1 {
        indices.append(only)
      } else if having.isEmpty {
        problems.append(unknown(step, flow: flow, in: Array(catalogs.indices)))
      } else {
        problems.append(ambiguity(having, flow: flow, what: "key \(step.key.quoted) is"))
      }
    }
    if !problems.isEmpty { throw Problems(problems) }
    return indices
  }

  /// The catalog of a table's name. Of several, as in a monorepo, the one that shares most folders
  /// with `file`.
  func catalog(ofTable table: String, near file: String) -> Int? {
    let named = catalogs.indices.filter { catalogs[$0].table == table }
    return named.max { a, b in
      shared(catalogs[a].file, file) < shared(catalogs[b].file, file)
    }
  }

  /// The one that shares more folders with `file` than all others; nil when none does.
  private func nearest(_ indices: [Int], to file: String) -> Int? {
    let ranked = indices.map { (index: $0, shared: shared(catalogs[$0].file, file)) }
      .sorted { $0.shared > $1.shared }
    guard let first = ranked.first else { return nil }
    if ranked.count > 1, ranked[1].shared == first.shared { return nil }
    return first.index
  }

  private func shared(_ a: String, _ b: String) -> Int {
    zip(a.split(separator: "/").dropLast(), b.split(separator: "/").dropLast())
      .prefix { $0 == $1 }.count
  }

  private func has(_ index: Int, all steps: [CopyKey]) -> Bool {
    steps.allSatisfy { catalogs[index].catalog.entry(forKey: $0.key) != nil }
  }

  private func unknown(_ step: CopyKey, flow: Flow, in indices: [Int]) -> Problem {
    if let index = indices.first(where: { catalogs[$0].catalog.leftOut(step.key) }) {
      return Problem(
        .uncheckedFlow,
        "Flow \(flow.id.quoted) was not checked: the entry of \(flow.mention(of: step)) in "
          + "\(catalogs[index].file.excerpt) could not be read.",
        file: step.location.file, position: step.location.position)
    }
    let keys = indices.flatMap { catalogs[$0].catalog.entries.map(\.key) }
    let names = indices.map { catalogs[$0].file }
    let place =
      switch names.count {
      case 0: "there is no catalog to look it up in"
      case 1: "\(names[0]) has no such key"
      default: "none of \(names.count) catalogs has it"
      }
    return Problem(
      .unknownKey,
      "Flow \(flow.id.quoted): \(flow.mention(of: step)) is not a key of a catalog: \(place)."
        + hint(step.key, among: keys),
      file: step.location.file, position: step.location.position)
  }

  /// The nearest key, or where there is none some keys that there are.
  private func hint(_ key: String, among keys: [String]) -> String {
    let near = NearestName.suggestion(for: key, among: keys)
    if !near.isEmpty { return near }
    let some = keys.lazy.filter { !$0.isEmpty }.prefix(3).map(\.quoted).joined(separator: ", ")
    return some.isEmpty ? "" : " Its keys are such as \(some)."
  }

  private func ambiguity(_ indices: [Int], flow: Flow, what: String) -> Problem {
    let names = indices.map { catalogs[$0].file }.joined(separator: ", ")
    return Problem(
      .configuration,
      "Flow \(flow.id.quoted): \(what) in several catalogs (\(names)). "
        + "Say which with `table:`, or narrow `catalogs:`.",
      file: flow.location.file, position: flow.location.position)
  }
}
