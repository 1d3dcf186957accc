/// A string with printf placeholders (`%@`, `%lld`, `%2$@`, `%%`, `%#@name@`), taken apart.
///
/// One grammar, after Core Foundation's formatter (`__CFParseFormatSpec` in CFString.c of
/// swift-corelibs-foundation): position, flags, width, precision, length, conversion. Percent signs
/// of prose look like it, `50 % des Preises`; `Reading` says how they are taken.
struct FormatString {
  /// How far a percent sign is taken for a placeholder.
  enum Reading {
    /// As the formatter does when the text is used as a format. Its parts may come in any order, a
    /// space is a flag, and what begins a placeholder and ends in no conversion is swallowed:
    /// `100 % %d` shows `100  d`.
    case runTime
    /// As it is written: the parts in their order, no space between them.
    case written
    /// As people mean it: also with an eye to what stands around it, so that `50%off` and `5%d` are
    /// prose.
    case meant
  }

  enum Piece: Equatable {
    case text(Substring)
    case percent(Substring)
    case placeholder(Placeholder)
  }

  struct Placeholder: Equatable {
    /// As written, such as `%2$@`.
    var spelling: Substring
    /// Explicit argument number, from 1.
    var position: Int?
    /// Zero padding and field width of whole numbers, as in `%02d`.
    var padsWithZeros: Bool
    var width: Int
    /// The conversion letter, such as `@` or `d`.
    var conversion: Character
    /// The name of a substitution, for `%#@name@`.
    var substitution: Substring?
    /// Of a substitution that of an object: its `formatSpecifier` says what it takes.
    var type: ArgumentType
    /// `*` as width and as precision: each takes a whole number of its own.
    var widthArgument: Star?
    var precisionArgument: Star?
    /// `% d`: a space stands between the parts. In the reading `runTime` only.
    var hasSpace = false
    /// `%arg`, the number of a substitution.
    var isCount = false
    /// Nothing that prose may look like, whatever stands around it: `%@`, `%1$d`, `%lld`, `%.2f`.
    var isUnmistakable = false
    /// A letter of ASCII is right behind it.
    var precedesLetter = false
    /// A Latin letter is right behind it, or behind an apostrophe there.
    var precedesWord = false
    /// A word of at least three ASCII letters is right before it: `file%@`.
    var endsWord = false
    /// A digit is right before it.
    var followsDigit = false

    var takesInteger: Bool { "dDiuUxXoO".contains(conversion) }
  }

  /// The argument of a `*`.
  enum Star: Equatable {
    /// The next one that no position names.
    case next
    case position(Int)
  }

  var pieces: [Piece] = []

  init(_ format: String, reading: Reading = .written) {
    guard format.utf8.contains(UInt8(ascii: "%")) else {
      if !format.isEmpty { pieces = [.text(format[...])] }
      return
    }
    let bytes = Array(format.utf8)
    let utf8 = format.utf8
    func slice(_ range: Range<Int>) -> Substring {
      let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
      return format[start..<utf8.index(start, offsetBy: range.count)]
    }
    var textStart = 0
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "%") else {
        index += 1
        continue
      }
      var scanner = PlaceholderScanner(bytes: bytes, start: index, reading: reading)
      let found = scanner.scan()
      let range = index..<scanner.index
      index = scanner.index
      if found == .text { continue }
      if textStart < range.lowerBound { pieces.append(.text(slice(textStart..<range.lowerBound))) }
      textStart = index
      pieces.append(
        found == .percent
          ? .percent(slice(range)) : .placeholder(scanner.placeholder(range, slice: slice)))
    }
    if textStart < bytes.count { pieces.append(.text(slice(textStart..<bytes.count))) }
  }

  /// Whether anything here would be replaced by an argument.
  var hasPlaceholders: Bool {
    pieces.contains { if case .placeholder = $0 { true } else { false } }
  }

  var placeholders: [Placeholder] {
    pieces.compactMap { if case .placeholder(let placeholder) = $0 { placeholder } else { nil } }
  }
}
