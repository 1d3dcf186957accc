import TextMeasurement

@testable import Surfaces

/// Greedy filling as it is defined, with none of the engine's estimates, tables or shortcuts: every
/// line that there could be is measured, the longest first.
struct PlainLines {
  var text: String
  var breaks: [LineBreak]
  var width: (String) throws -> Double

  /// UTF-8 offsets at which lines start.
  func starts(limit: Double) throws -> [Int] {
    if text.isEmpty { return [] }
    let count = text.utf8.count
    let ends = breaks.filter { !isIdle($0) }
    var starts = [0]
    while let start = starts.last, start < count {
      var reachable: [LineBreak] = []
      for end in ends where end.utf8Offset > start {
        reachable.append(end)
        if end.isMandatory { break }
      }
      let fitting = try reachable.last {
        try width(line(from: start, to: $0.utf8Offset)) <= limit
      }
      if let fitting {
        starts.append(fitting.utf8Offset)
      } else {
        starts.append(try inside(from: start, before: reachable.first, limit: limit))
      }
    }
    // A line break at the end leaves the empty line behind it open.
    if !(text.last?.isNewline ?? false) { starts.removeLast() }
    return starts
  }

  /// As many clusters as fit, at least one; with the last goes what hangs.
  private func inside(from start: Int, before end: LineBreak?, limit: Double) throws -> Int {
    let end = end?.utf8Offset ?? text.utf8.count
    let word = trimmed(slice(start, end))
    var taken = 0
    var best = 0
    for character in word {
      taken += character.utf8.count
      if try width(drawn(slice(start, start + taken))) <= limit || best == 0 { best = taken }
    }
    return best >= word.utf8.count ? end : start + best
  }

  /// What stands on a line between two offsets.
  private func line(from start: Int, to end: Int) -> String {
    let piece = slice(start, end)
    let isHyphenated =
      piece.unicodeScalars.last == "\u{AD}" && end < text.utf8.count
      && drawn(trimmed(piece)) == drawn(piece) && !drawn(piece).isEmpty
    return drawn(trimmed(piece)) + (isHyphenated ? "-" : "")
  }

  /// Where no line ends: before what hangs anyway, and behind soft hyphens with nothing in front.
  private func isIdle(_ lineBreak: LineBreak) -> Bool {
    if lineBreak.isMandatory { return false }
    let offset = lineBreak.utf8Offset
    if offset < text.utf8.count {
      let next = breaks.first { $0.utf8Offset > offset }?.utf8Offset ?? text.utf8.count
      if trimmed(slice(offset, next)).isEmpty { return true }
    }
    let line = breaks.last { $0.utf8Offset < offset && $0.isMandatory }?.utf8Offset ?? 0
    let piece = slice(line, offset)
    return drawn(piece).isEmpty && piece.unicodeScalars.contains("\u{AD}")
  }

  private func drawn(_ piece: String) -> String {
    String(String.UnicodeScalarView(piece.unicodeScalars.filter { $0 != "\u{AD}" }))
  }

  private func trimmed(_ piece: String) -> String {
    var scalars = Array(piece.unicodeScalars)
    let glue: Set<Unicode.Scalar> = ["\u{A0}", "\u{2007}", "\u{202F}"]
    while let last = scalars.last,
      last == "\u{AD}" || last == "\u{200B}"
        || (last.properties.isWhitespace && !glue.contains(last))
    {
      scalars.removeLast()
    }
    return String(String.UnicodeScalarView(scalars))
  }

  private func slice(_ start: Int, _ end: Int) -> String {
    String(decoding: Array(text.utf8)[start..<end], as: UTF8.self)
  }
}

extension SizedText {
  /// UTF-8 offsets at which lines start, as the engine has it.
  func starts(limit: Double) throws -> [Int] {
    try (0..<lines(limit: limit)).map { try start(ofLine: $0, limit: limit) }
  }
}
