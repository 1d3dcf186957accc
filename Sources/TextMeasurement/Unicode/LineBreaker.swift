internal import CICU

/// Owner of ICU's line break iterator for one locale.
final class LineBreaker {
  private let breaks: OpaquePointer

  /// nil when ICU has no rules at all, which only a broken installation has.
  init?(locale: String) {
    guard let breaks = copyfit_icu_breaks_open(locale) else { return nil }
    self.breaks = breaks
  }

  deinit { copyfit_icu_breaks_close(breaks) }

  func lineBreaks(in text: String) -> [LineBreak] {
    let utf16 = Array(text.utf16)
    guard let length = Int32(exactly: utf16.count), length > 0 else { return [] }
    return utf16.withUnsafeBufferPointer { units in
      guard let start = units.baseAddress,
        copyfit_icu_breaks_begin(breaks, start, length) == 0
      else { return [] }
      var result: [LineBreak] = []
      var utf8Offset = 0
      var utf16Offset = 0
      var mandatory: Int32 = 0
      var index = text.unicodeScalars.startIndex
      let scalars = text.unicodeScalars
      while true {
        let next = Int(copyfit_icu_breaks_next(breaks, &mandatory))
        if next < 0 { break }
        while utf16Offset < next, index < scalars.endIndex {
          let scalar = scalars[index]
          utf16Offset += UTF16.width(scalar)
          utf8Offset += UTF8.width(scalar)
          scalars.formIndex(after: &index)
        }
        result.append(LineBreak(utf8Offset: utf8Offset, isMandatory: mandatory != 0))
      }
      copyfit_icu_breaks_end(breaks)
      return result
    }
  }
}
