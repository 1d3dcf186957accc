extension Sequence where Element: Hashable {
  /// Each element once, where it first stands. Linear: a broken file may have thousands of names.
  var firstOfEach: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
