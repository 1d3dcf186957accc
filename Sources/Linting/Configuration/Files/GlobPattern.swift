/// A pattern of paths: `*` any run of characters but `/`, `?` one of them, `**` any number of
/// folders, `{a,b}` either, `\` takes the next character as it is.
///
/// It is matched as an automaton that follows all of its states at once, so the time is at most
/// the pattern's length times the path's, whatever they are.
struct GlobPattern: Sendable {
  private enum Instruction {
    case literal(Unicode.Scalar)
    /// Any scalar but `/`.
    case inName
    case any
    case jump(Int)
    case split(Int, Int)
    case match
  }

  private var program: [Instruction] = []
  /// Leading components without any special character: where to begin to look.
  let literalPrefix: [String]
  /// What every path that matches ends with.
  private let literalSuffix: [UInt8]

  init(_ text: String) {
    let scalars = Array(text.unicodeScalars)
    literalPrefix = Self.prefix(text)
    // All of the special characters are ASCII, and bytes of others never look like ASCII.
    let special = Array("*?{}\\/,".utf8)
    literalSuffix = text.utf8.reversed().prefix { !special.contains($0) }.reversed()
    compile(scalars)
  }

  /// Whether the whole of `path` matches.
  func matches(_ path: String) -> Bool {
    // Most files of a folder are of another kind: their names' ends say so.
    guard path.utf8.suffix(literalSuffix.count).elementsEqual(literalSuffix) else { return false }
    return states(after: path).contains { if case .match = program[$0] { true } else { false } }
  }

  /// Whether some path below `folder` may match.
  func mayMatchBelow(_ folder: String) -> Bool { !states(after: folder + "/").isEmpty }

  private func states(after path: String) -> [Int] {
    var step = Step(marks: Array(repeating: -1, count: program.count))
    var states: [Int] = []
    add(0, to: &step)
    swap(&states, &step.states)
    for scalar in path.unicodeScalars {
      step.generation += 1
      step.states.removeAll(keepingCapacity: true)
      for state in states where accepts(state, scalar) { add(state + 1, to: &step) }
      swap(&states, &step.states)
      if states.isEmpty { break }
    }
    return states
  }

  /// The states after one more scalar, and the memory that all steps share.
  private struct Step {
    var states: [Int] = []
    /// The generation in which each state was added last.
    var marks: [Int]
    var generation = 0
    var waiting: [Int] = []

    init(marks: [Int]) { self.marks = marks }
  }

  private func accepts(_ state: Int, _ scalar: Unicode.Scalar) -> Bool {
    switch program[state] {
    case .literal(let wanted): wanted == scalar
    case .inName: scalar != "/"
    case .any: true
    default: false
    }
  }

  /// Adds a state and all that it leads to without reading.
  private func add(_ state: Int, to step: inout Step) {
    step.waiting.append(state)
    while let state = step.waiting.popLast() {
      guard step.marks[state] != step.generation else { continue }
      step.marks[state] = step.generation
      switch program[state] {
      case .jump(let target): step.waiting.append(target)
      case .split(let first, let second):
        step.waiting.append(second)
        step.waiting.append(first)
      default: step.states.append(state)
      }
    }
  }

  /// An open brace: the split of its current alternative, and the jumps from the ends of others.
  private struct Group {
    var split: Int
    var jumps: [Int] = []
  }

  private mutating func compile(_ scalars: [Unicode.Scalar]) {
    let hasGroups = Self.isBalanced(scalars)
    var groups: [Group] = []
    var index = 0
    while index < scalars.count {
      let scalar = scalars[index]
      index += 1
      switch scalar {
      case "\\" where index < scalars.count:
        program.append(.literal(scalars[index]))
        index += 1
      case "?": program.append(.inName)
      case "*": compileStars(scalars, &index)
      case "{" where hasGroups:
        groups.append(Group(split: program.count))
        program.append(.jump(program.count + 1))
      case "," where hasGroups && !groups.isEmpty:
        let last = groups.count - 1
        groups[last].jumps.append(program.count)
        program.append(.jump(program.count))
        let split = groups[last].split
        program[split] = .split(split + 1, program.count)
        groups[last].split = program.count
        program.append(.jump(program.count + 1))
      case "}" where hasGroups:
        guard let group = groups.popLast() else { break }
        for jump in group.jumps { program[jump] = .jump(program.count) }
      default: program.append(.literal(scalar))
      }
    }
    program.append(.match)
  }

  /// The first star is at `index - 1`; leaves `index` after all that belongs to it.
  private mutating func compileStars(_ scalars: [Unicode.Scalar], _ index: inout Int) {
    let first = index - 1
    while index < scalars.count, scalars[index] == "*" { index += 1 }
    let isStart = first == 0 || ["/", "{", ","].contains(scalars[first - 1])
    let next = index < scalars.count ? scalars[index] : nil
    let start = program.count
    if index - first == 2, isStart, next == "/" {
      // Any number of `name/`.
      program += [
        .split(start + 1, start + 5), .inName, .split(start + 1, start + 3), .literal("/"),
        .jump(start),
      ]
      index += 1
    } else if index - first == 2, isStart, next == nil || next == "}" || next == "," {
      program += [.any, .split(start, start + 2)]
    } else {
      program += [.split(start + 1, start + 3), .inName, .jump(start)]
    }
  }

  /// Whether every brace has its partner; otherwise braces are characters like others.
  private static func isBalanced(_ scalars: [Unicode.Scalar]) -> Bool {
    var depth = 0
    var isEscaped = false
    for scalar in scalars {
      if isEscaped {
        isEscaped = false
        continue
      }
      switch scalar {
      case "\\": isEscaped = true
      case "{": depth += 1
      case "}":
        depth -= 1
        if depth < 0 { return false }
      default: break
      }
    }
    return depth == 0
  }

  private static func prefix(_ text: String) -> [String] {
    let special: Set<Unicode.Scalar> = ["*", "?", "{", "}", "\\"]
    var result: [String] = []
    for part in text.split(separator: "/") {
      if part.unicodeScalars.contains(where: special.contains) { break }
      result.append(String(part))
    }
    return result
  }
}
