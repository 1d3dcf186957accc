/// Finds printf placeholders in copy, and tells them from percent signs of prose.
enum LeftoverPlaceholders {
  /// Each as it is written, doubled percent signs among them, in the order of the text.
  static func find(in text: String) -> [String] {
    FormatString(text, reading: .meant).pieces.compactMap { piece in
      switch piece {
      case .text: nil
      case .percent(let sign): String(sign)
      case .placeholder(let placeholder): String(placeholder.spelling)
      }
    }
  }
}
