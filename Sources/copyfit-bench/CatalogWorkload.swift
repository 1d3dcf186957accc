import StringCatalogs

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Times the catalog reader on a generated catalog of about 12 MB, and Python's `json` on the same
/// file in turns. Aims: at least 170 MB/s, and at least three times as fast as Python.
func runCatalogWorkload() {
  let bytes = GeneratedCatalog().bytes()
  print("catalog reader: \(bytes.count) bytes, 5000 keys, 10 locales, 10 % plural")
  guard let path = writeTemporaryFile(bytes) else {
    print("  cannot write a temporary file")
    return
  }
  defer { unlink(path) }

  let memoryBefore = peakMemory()
  var ours = ReadingTimes()
  var python = Double.infinity
  // In turns, so that a busy machine slows both down.
  for _ in 0..<5 {
    guard ours.measure(path: path, runs: 5) else { return }
    python = min(python, pythonSeconds(path: path) ?? .infinity)
  }

  let speed = megabytesPerSecond(bytes.count, ours.whole)
  print(
    "  copyfit  \(rounded(speed)) MB/s: \(rounded(ours.whole * 1000)) ms for \(ours.values) values")
  print("           (\(rounded(ours.file * 1000)) ms of them to get the file)")
  let start = now()
  let lastLine = LineIndex(bytes: bytes).position(ofOffset: bytes.count).line
  print("  places   \(rounded((now() - start) * 1000)) ms for the index of \(lastLine) lines")
  print("  memory   \(rounded(memoryBefore)) MB before, \(rounded(peakMemory())) MB at most")
  guard python.isFinite else {
    print("  python3  not timed: it is not here or failed")
    return
  }
  let pythonSpeed = megabytesPerSecond(bytes.count, python)
  print("  python3  \(rounded(pythonSpeed)) MB/s: \(rounded(python * 1000)) ms, json.load")
  print("  ratio    \(rounded(speed / pythonSpeed)) times as fast")
}

/// The best of several runs, in seconds.
private struct ReadingTimes {
  /// From the path to the catalog.
  var whole = Double.infinity
  /// From the path to the bytes, in the same run.
  var file = 0.0
  var values = 0

  mutating func measure(path: String, runs: Int) -> Bool {
    for _ in 0..<runs {
      let start = now()
      do {
        let contents = try CatalogFile.read(path: path)
        let read = now() - start
        let catalog = try StringCatalog(parsing: contents)
        let end = now() - start
        if end < whole { (whole, file) = (end, read) }
        if values == 0 { values = catalog.valueCount }
      } catch {
        print("  failed: \(error)")
        return false
      }
    }
    return true
  }
}

/// Best of several runs in seconds, measured inside Python: its start-up does not count.
private func pythonSeconds(path: String) -> Double? {
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
  guard let output = popen("python3 -c '\(script)' '\(path)'", "r") else { return nil }
  defer { pclose(output) }
  var line = [CChar](repeating: 0, count: 64)
  guard fgets(&line, Int32(line.count), output) != nil else { return nil }
  let text = String(decoding: line.prefix { $0 > 0x20 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  return Double(text)
}

private func writeTemporaryFile(_ bytes: [UInt8]) -> String? {
  var template = Array("/tmp/copyfit-bench-XXXXXX".utf8CString)
  let descriptor = mkstemp(&template)
  guard descriptor >= 0 else { return nil }
  defer { close(descriptor) }
  var written = 0
  while written < bytes.count {
    let count = bytes[written...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    guard count > 0 else { return nil }
    written += count
  }
  return String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
}

// MARK: Figures

private func now() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// The largest resident size so far, in megabytes.
private func peakMemory() -> Double {
  var usage = rusage()
  #if canImport(Glibc)
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return Double(usage.ru_maxrss) / 1024
  #else
    getrusage(RUSAGE_SELF, &usage)
    return Double(usage.ru_maxrss) / 1024 / 1024
  #endif
}

/// A megabyte is 1,000,000 bytes.
private func megabytesPerSecond(_ bytes: Int, _ seconds: Double) -> Double {
  Double(bytes) / 1e6 / seconds
}

private func rounded(_ number: Double) -> Double { (number * 10).rounded() / 10 }

extension StringCatalog {
  fileprivate var valueCount: Int {
    entries.reduce(0) { sum, entry in
      sum + entry.localizations.reduce(0) { $0 + $1.content.units.count }
    }
  }
}
