/// The characters that open and close directional embeddings, overrides and isolates (UAX #9,
/// section 2), and whether they pair up in a text.
enum BidiControls {
  /// False only for a text without any; told from the bytes: E2 80 AA–AE, E2 81 A6–A9.
  static func mayStand(in text: String) -> Bool {
    text.utf8.withContiguousStorageIfAvailable { bytes in
      guard bytes.count >= 3 else { return false }
      for index in 0..<(bytes.count - 2) where bytes[index] == 0xE2 {
        switch (bytes[index + 1], bytes[index + 2]) {
        case (0x80, 0xAA...0xAE), (0x81, 0xA6...0xA9): return true
        default: continue
        }
      }
      return false
    } ?? text.unicodeScalars.contains { Kind($0) != nil }
  }

  enum Kind: Equatable {
    case opensEmbedding, opensIsolate, closesEmbedding, closesIsolate

    init?(_ scalar: Unicode.Scalar) {
      switch scalar.value {
      case 0x202A, 0x202B, 0x202D, 0x202E: self = .opensEmbedding
      case 0x202C: self = .closesEmbedding
      case 0x2066...0x2068: self = .opensIsolate
      case 0x2069: self = .closesIsolate
      default: return nil
      }
    }
  }

  /// Characters that do not pair up, each once, in the order of their first mistake.
  struct Imbalance: Equatable {
    /// Openers that nothing closes, or only the end of a pair around them.
    var unclosed: [Unicode.Scalar] = []
    /// Closers of nothing, or of what an isolate keeps out of their reach.
    var stray: [Unicode.Scalar] = []

    var isEmpty: Bool { unclosed.isEmpty && stray.isEmpty }
  }

  /// - Parameter paragraphs: take each paragraph by itself, as UAX #9 does: nothing reaches over
  ///   its end.
  static func imbalance(of text: String, paragraphs: Bool) -> Imbalance {
    var result = Imbalance()
    var open: [(kind: Kind, scalar: Unicode.Scalar)] = []
    func add(_ scalar: Unicode.Scalar, to list: inout [Unicode.Scalar]) {
      if !list.contains(scalar) { list.append(scalar) }
    }
    for scalar in text.unicodeScalars {
      if paragraphs, endsParagraph(scalar) {
        for opener in open { add(opener.scalar, to: &result.unclosed) }
        open = []
        continue
      }
      guard let kind = Kind(scalar) else { continue }
      switch kind {
      case .opensEmbedding, .opensIsolate: open.append((kind, scalar))
      case .closesEmbedding:
        // An isolate keeps a PDF inside from closing what is outside.
        if open.last?.kind == .opensEmbedding {
          open.removeLast()
        } else {
          add(scalar, to: &result.stray)
        }
      case .closesIsolate:
        guard let opener = open.lastIndex(where: { $0.kind == .opensIsolate }) else {
          add(scalar, to: &result.stray)
          continue
        }
        // It closes the embeddings inside, too.
        for inner in open[(opener + 1)...] { add(inner.scalar, to: &result.unclosed) }
        open.removeSubrange(opener...)
      }
    }
    for opener in open { add(opener.scalar, to: &result.unclosed) }
    return result
  }

  /// Bidi_Class B: what ends a paragraph. A line separator (U+2028) does not.
  static func endsParagraph(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A, 0x0D, 0x1C...0x1E, 0x85, 0x2029: true
    default: false
    }
  }

  /// `U+2067 (right-to-left isolate, RLI)`.
  static func name(_ scalar: Unicode.Scalar) -> String {
    let name =
      switch scalar.value {
      case 0x202A: "left-to-right embedding, LRE"
      case 0x202B: "right-to-left embedding, RLE"
      case 0x202C: "pop directional formatting, PDF"
      case 0x202D: "left-to-right override, LRO"
      case 0x202E: "right-to-left override, RLO"
      case 0x2066: "left-to-right isolate, LRI"
      case 0x2067: "right-to-left isolate, RLI"
      case 0x2068: "first strong isolate, FSI"
      default: "pop directional isolate, PDI"
      }
    return "\(InvisibleCharacters.code(scalar)) (\(name))"
  }
}
