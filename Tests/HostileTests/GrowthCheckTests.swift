import Testing

/// The check itself: it passes what is linear and not what is quadratic.
@Suite(.serialized) struct GrowthCheckTests {
  @Test func linear() throws {
    try Growth.check(
      of: { $0 * 1000 },
      doing: { count in _ = sum(count) })
  }

  @Test func quadratic() {
    withKnownIssue {
      try Growth.check(
        of: { $0 * 50 },
        doing: { count in
          for _ in 0..<count { _ = sum(count) }
        }, rounds: 2)
    }
  }

  private func sum(_ count: Int) -> Int { (0..<count).reduce(0) { $0 ^ $1 } }
}
