/// What an entry's comment says to copyfit: `[copyfit:ignore RULE … -- reason]`, as often as one
/// likes, and what only looks like it.
struct SuppressionComment {
  enum Fault: Equatable {
    /// No `]` ends it before the comment does, or before the next `[`.
    case unclosed
    /// A bracket that names no rule.
    case withoutRules
    /// Something that somebody may take for a suppression.
    case misspelt
  }

  struct Item: Equatable {
    /// As written, from the bracket on.
    var spelling: String
    /// Words in the place of rule ids, each once, in order.
    var rules: [String] = []
    /// nil for one that silences.
    var fault: Fault?
  }

  private(set) var items: [Item] = []

  /// nil for a comment that does not speak of copyfit: nearly all, told from the bytes alone.
  init?(_ comment: String) {
    let isMentioned =
      comment.utf8.withContiguousStorageIfAvailable(Self.mentions) ?? comment.contains(Self.name)
    guard isMentioned else { return nil }
    var scanner = Scanner(bytes: Array(comment.utf8))
    while let item = scanner.next() { items.append(item) }
    if items.isEmpty { return nil }
  }

  /// Rule ids, or what stands for them, that silence.
  var rules: [String] {
    items.filter { $0.fault == nil }.flatMap(\.rules).withoutRepetitions
  }

  private static let name = "copyfit"

  /// Whether `copyfit` stands anywhere, capitals or not.
  private static func mentions(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count >= 7 else { return false }
    // `y` is the rarest of its letters.
    for index in 3..<(bytes.count - 3) where bytes[index] | 0x20 == UInt8(ascii: "y") {
      if zip(bytes[(index - 3)..<(index + 4)], name.utf8).allSatisfy({ $0 | 0x20 == $1 }) {
        return true
      }
    }
    return false
  }
}

extension SuppressionComment {
  /// Goes through the bytes of a comment once. Everything that it looks for is ASCII, and bytes
  /// of longer characters are never taken for it.
  private struct Scanner {
    let bytes: [UInt8]
    var index = 0

    private static let name = Array("copyfit".utf8)
    private static let opening = Array("[copyfit:ignore".utf8)
    /// What people write for `ignore`, for this tool and for others.
    private static let verbs: Set<String> = [
      "ignore", "ignored", "ignores", "ignoring", "disable", "disabled", "disables", "suppress",
      "suppressed", "silence", "silenced", "skip", "exclude", "allow", "off",
    ]

    mutating func next() -> Item? {
      while let found = mention() {
        if let item = item(at: found) { return item }
      }
      return nil
    }

    /// The next `copyfit` that begins a word, capitals or not; leaves `index` behind it.
    private mutating func mention() -> Int? {
      while index + Self.name.count <= bytes.count {
        let start = index
        index += 1
        guard bytes[start] | 0x20 == UInt8(ascii: "c"),
          start == 0 || !Self.isWord(bytes[start - 1]),
          zip(bytes[start..<(start + Self.name.count)], Self.name).allSatisfy({ $0 | 0x20 == $1 })
        else { continue }
        index = start + Self.name.count
        return start
      }
      return nil
    }

    private mutating func item(at mention: Int) -> Item? {
      let start = mention - 1
      let afterOpening = start + Self.opening.count
      if start >= 0, bytes[start...].starts(with: Self.opening),
        afterOpening == bytes.count || !Self.isWord(bytes[afterOpening])
      {
        index = afterOpening
        return suppression(from: start)
      }
      return misspelling(at: mention)
    }

    /// Reads on from behind `[copyfit:ignore`.
    private mutating func suppression(from start: Int) -> Item {
      var list = index..<index
      var isInReason = false
      while index < bytes.count, bytes[index] != UInt8(ascii: "]") {
        if !isInReason, bytes[index] == UInt8(ascii: "[") { break }
        isInReason = isInReason || beginsReason(at: index)
        index += 1
        if !isInReason { list = list.lowerBound..<index }
      }
      guard index < bytes.count, bytes[index] == UInt8(ascii: "]") else {
        return Item(spelling: text(start..<index), fault: .unclosed)
      }
      index += 1
      let words = text(list).split { $0.isWhitespace || $0 == "," }.map(String.init)
      let rules = words.withoutRepetitions
      return Item(
        spelling: text(start..<index), rules: rules, fault: rules.isEmpty ? .withoutRules : nil)
    }

    /// `--`, or the dash that an editor with smart punctuation makes of it.
    private func beginsReason(at index: Int) -> Bool {
      let rest = bytes[index...]
      return rest.starts(with: [0x2D, 0x2D]) || rest.starts(with: [0xE2, 0x80, 0x93])
        || rest.starts(with: [0xE2, 0x80, 0x94])
    }

    /// `[copyfit: ignore x]`, `[copyfit-ignore x]`, `copyfit:disable x`. Prose about copyfit is
    /// not: outside of brackets a colon must stand between the name and the verb.
    private mutating func misspelling(at mention: Int) -> Item? {
      var start = mention
      while start > 0, bytes[start - 1] == UInt8(ascii: " ") { start -= 1 }
      let isBracketed = start > 0 && bytes[start - 1] == UInt8(ascii: "[")
      let separators = skip(while: { " :-_.,/=".utf8.contains($0) })
      let verb = skip(while: Self.isWord)
      let hasColon = bytes[separators].contains(UInt8(ascii: ":"))
      guard isBracketed || hasColon,
        Self.verbs.contains(text(verb).lowercased())
      else {
        index = separators.lowerBound
        return nil
      }
      guard isBracketed else {
        return Item(spelling: text(mention..<verb.upperBound), fault: .misspelt)
      }
      let rest = skip(while: { $0 != UInt8(ascii: "]") && $0 != UInt8(ascii: "[") })
      let end = rest.upperBound < bytes.count && bytes[rest.upperBound] == UInt8(ascii: "]") ? 1 : 0
      index = rest.upperBound + end
      return Item(spelling: text((start - 1)..<index), fault: .misspelt)
    }

    private mutating func skip(while isPart: (UInt8) -> Bool) -> Range<Int> {
      let start = index
      while index < bytes.count, isPart(bytes[index]) { index += 1 }
      return start..<index
    }

    private static func isWord(_ byte: UInt8) -> Bool {
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte >= 0x80
    }

    private func text(_ range: Range<Int>) -> String {
      String(decoding: bytes[range], as: UTF8.self)
    }
  }
}

extension [String] {
  /// Each once, in the order of the first.
  fileprivate var withoutRepetitions: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
