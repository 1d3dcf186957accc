import StringCatalogs

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The catalog reader on a generated catalog of about 12 MB, in turns with Python's `json` on the
/// same file.
enum CatalogWorkload: Workload {
  static let name = "catalog"
  static let summary = "catalog reader against python3's json, 12 MB"

  static func run() throws(BenchError) {
    let bytes = GeneratedCatalog().bytes()
    let folder = try TemporaryFolder()
    let path = try folder.write(bytes, to: "Localizable.xcstrings")
    Printing.heading(
      "catalog: \(Printing.number(Double(bytes.count) / 1e6)) MB, 5,000 keys, 10 locales, 10 % plural"
    )
    var ours = Times()
    var python = Double.infinity
    // In turns, so that a busy machine slows both down; of each the best.
    for _ in 0..<5 {
      for _ in 0..<4 { try ours.measure(path: path) }
      python = min(python, pythonSeconds(path: path) ?? .infinity)
    }
    let speed = Double(bytes.count) / 1e6 / ours.whole
    Printing.figure(
      "read, with every place kept", "\(Printing.number(speed)) MB/s",
      target: ("at least 170 MB/s", speed >= 170))
    Printing.figure("  of which getting the bytes", Printing.time(ours.file))
    Printing.figure("values", Printing.whole(ours.values))
    let places = Machine.seconds { _ = LineIndex(bytes: bytes).position(ofOffset: bytes.count) }
    Printing.figure("lines and columns, where wanted", Printing.time(places))
    guard python.isFinite else {
      Printing.remark("python3 is not here or failed: the ratio was NOT measured")
      return
    }
    let pythonSpeed = Double(bytes.count) / 1e6 / python
    Printing.figure("python3, json.load", "\(Printing.number(pythonSpeed)) MB/s")
    Printing.figure(
      "ratio", "\(Printing.number(speed / pythonSpeed)) times",
      target: ("at least 3 times", speed >= 3 * pythonSpeed))
  }

  /// The best of several runs, in seconds.
  private struct Times {
    /// From the path to the catalog.
    var whole = Double.infinity
    /// From the path to the bytes, in the same run.
    var file = 0.0
    var values = 0

    mutating func measure(path: String) throws(BenchError) {
      do {
        let start = Machine.now()
        let contents = try CatalogFile.read(path: path)
        let read = Machine.now() - start
        let catalog = try StringCatalog(parsing: contents)
        let end = Machine.now() - start
        if end < whole { (whole, file) = (end, read) }
        if values == 0 { values = catalog.valueCount }
      } catch {
        throw BenchError("the generated catalog was not read: \(error)")
      }
    }
  }

  /// Best of several runs in seconds, measured inside Python: its start-up does not count.
  private static func pythonSeconds(path: String) -> Double? {
    let script = """
      import json, sys, time
      best = 1e9
      for _ in range(3):
          start = time.perf_counter()
          with open(sys.argv[1], encoding="utf-8") as file:
              json.load(file)
          best = min(best, time.perf_counter() - start)
      print(best)
      """
    guard let output = popen("python3 -c '\(script)' '\(path)' 2>/dev/null", "r") else {
      return nil
    }
    defer { pclose(output) }
    var line = [CChar](repeating: 0, count: 64)
    guard fgets(&line, Int32(line.count), output) != nil else { return nil }
    return Double(
      String(decoding: line.prefix { $0 > 0x20 }.map(UInt8.init(bitPattern:)), as: UTF8.self))
  }
}

extension StringCatalog {
  fileprivate var valueCount: Int {
    entries.reduce(0) { sum, entry in
      sum + entry.localizations.reduce(0) { $0 + $1.content.units.count }
    }
  }
}
