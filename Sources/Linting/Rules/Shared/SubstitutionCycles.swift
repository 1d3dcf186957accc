import StringCatalogs

/// Substitutions with themselves in their forms, right there or through others.
struct SubstitutionCycles {
  struct Cycle {
    /// From the substitution down to the one that names it again; one name for itself.
    var names: [String]
    /// The forms that do so, in file order.
    var leaves: [TranslationLeaf]
  }

  private struct Step: Hashable {
    var from: String
    var to: String
  }

  private struct Visit {
    var name: String
    var next = 0
  }

  private enum Mark {
    /// On the way down, at this depth.
    case onWay(Int)
    case done
  }

  /// One for each substitution that closes a circle; more would not be read.
  static func find(in forms: [TranslationReads.Form]) -> [Cycle] {
    var search = SubstitutionCycles(forms)
    for form in forms { search.visit(form.name) }
    return search.cycles
  }

  private static let most = 4

  /// The substitutions that the forms of each name, each once, in file order.
  private var named: [String: [String]] = [:]
  private var leaves: [Step: [TranslationLeaf]] = [:]
  private var marks: [String: Mark] = [:]
  private var cycles: [Cycle] = []

  private init(_ forms: [TranslationReads.Form]) {
    for form in forms {
      var seen: Set<String> = []
      for read in form.reads.reads {
        guard case .substitution(let name) = read.role, seen.insert(name).inserted else { continue }
        let step = Step(from: form.name, to: name)
        if leaves[step] == nil { named[form.name, default: []].append(name) }
        leaves[step, default: []].append(form.leaf)
      }
    }
  }

  /// Depth first, each name once; without calls, since a chain may be as long as the file.
  private mutating func visit(_ name: String) {
    guard marks[name] == nil else { return }
    var way = [Visit(name: name)]
    marks[name] = .onWay(0)
    while let current = way.last {
      let targets = named[current.name] ?? []
      guard current.next < targets.count else {
        marks[current.name] = .done
        way.removeLast()
        continue
      }
      let target = targets[current.next]
      way[way.count - 1].next += 1
      switch marks[target] {
      case nil:
        marks[target] = .onWay(way.count)
        way.append(Visit(name: target))
      case .onWay(let depth) where cycles.count < Self.most:
        let step = Step(from: current.name, to: target)
        cycles.append(Cycle(names: way[depth...].map(\.name), leaves: leaves[step] ?? []))
      case .onWay, .done: break
      }
    }
  }
}
