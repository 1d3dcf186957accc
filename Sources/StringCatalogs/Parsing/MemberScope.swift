/// The members of one object that were read so far, to tell which stand twice.
///
/// Xcode sorts members, so most objects only need one comparison a member: as long as names
/// ascend, none can stand twice. Otherwise names are looked up, in large objects by hash.
struct MemberScope {
  var isFirst = true
  /// Where the object's names begin on the parser's stack of names.
  fileprivate let base: Int
  fileprivate var ascends = true

  /// More names than this are looked up by hash. Catalogs of thirty languages stay below it.
  fileprivate static let linearSearchLimit = 32
}

/// The names of all objects that are open, innermost last.
struct MemberNames {
  /// Only the first `count` are in use: an object's names are dropped by lowering the count.
  private var stack: [JSONToken] = []
  private var count = 0
  /// Where each name of an object stands first, by the object's base. Only for open objects that
  /// are large and whose names do not ascend.
  private var firstOffsets: [Int: [ExactText: Int]] = [:]

  func open() -> MemberScope { MemberScope(base: count) }

  /// Leaves all objects that are open inside one which had no names yet.
  mutating func abandon(_ scope: MemberScope) {
    count = scope.base
    firstOffsets = firstOffsets.filter { $0.key < scope.base }
  }

  @inline(__always)
  mutating func close(_ scope: MemberScope) {
    count = scope.base
    if !firstOffsets.isEmpty { firstOffsets[scope.base] = nil }
  }

  /// Notes a member's name. Returns the offset of the name's first quote when it was there before.
  @inline(__always)
  mutating func note(_ name: JSONToken, in scope: inout MemberScope, of reader: JSONReader) -> Int?
  {
    var first: Int?
    if count > scope.base {
      if scope.ascends { scope.ascends = reader.isAscending(stack[count - 1], name) }
      if !scope.ascends { first = find(name, in: scope, of: reader) }
    }
    push(name)
    return first
  }

  @inline(__always)
  private mutating func push(_ name: JSONToken) {
    if count < stack.count { stack[count] = name } else { stack.append(name) }
    count += 1
  }

  @inline(never)
  private mutating func find(
    _ name: JSONToken, in scope: MemberScope, of reader: JSONReader
  ) -> Int? {
    guard count - scope.base > MemberScope.linearSearchLimit else {
      return stack[scope.base..<count].first { reader.areEqual($0, name) }?.quote
    }
    if firstOffsets[scope.base] == nil {
      for index in scope.base..<count { remember(stack[index], in: scope, of: reader) }
    }
    return remember(name, in: scope, of: reader)
  }

  @discardableResult
  private mutating func remember(
    _ name: JSONToken, in scope: MemberScope, of reader: JSONReader
  ) -> Int? {
    let text = ExactText(reader.string(name))
    if let first = firstOffsets[scope.base]?[text] { return first }
    firstOffsets[scope.base, default: [:]][text] = name.quote
    return nil
  }
}

extension JSONReader {
  @inline(__always)
  func areEqual(_ left: JSONToken, _ right: JSONToken) -> Bool {
    if left.hasEscapes || right.hasEscapes {
      return string(left).utf8.elementsEqual(string(right).utf8)
    }
    return bytes.equal(
      left.start..<left.end, to: UnsafeRawBufferPointer(rebasing: bytes[right.start..<right.end]))
  }

  /// Whether two names follow each other by code units; false where escapes make that unclear.
  @inline(__always)
  func isAscending(_ left: JSONToken, _ right: JSONToken) -> Bool {
    guard !left.hasEscapes, !right.hasEscapes else { return false }
    let common = min(left.end - left.start, right.end - right.start)
    for index in 0..<common {
      let (first, second) = (bytes[left.start + index], bytes[right.start + index])
      if first != second { return first < second }
    }
    return left.end - left.start < right.end - right.start
  }
}
