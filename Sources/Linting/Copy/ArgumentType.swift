/// What a placeholder takes an argument for: enough to tell whether two placeholders may read the
/// same argument, and to say what is wrong when they may not.
struct ArgumentType: Hashable {
  /// How the argument lies in memory: another kind at the same position crashes or shows garbage.
  enum Kind: Hashable {
    case object, integer, float, character
    /// `%s`, bytes that end with a zero.
    case cString
    /// `%S`, UTF-16 units that end with a zero.
    case utf16String
    /// `%P`, bytes behind their number.
    case pascalString
    case pointer
  }

  /// Sizes of whole numbers, by what `__CFParseFormatSpec` makes of the length modifiers.
  enum Width: Hashable {
    /// `hh`
    case char
    /// `h`
    case short
    /// No modifier: 32 bits.
    case int
    /// `l`, `z`, `t`, and the conversions `D`, `U`, `O`: 64 bits, 32 on some Apple Watches.
    case long
    /// `ll`, `q`, `j`: 64 bits.
    case longLong
    /// `L`, of floating-point numbers.
    case longDouble
  }

  enum Display: Hashable {
    case decimal, hexadecimal, octal
  }

  var kind: Kind
  var width: Width = .int
  var isUnsigned = false
  var display = Display.decimal

  static let wholeNumber = ArgumentType(kind: .integer)

  /// - Parameters:
  ///   - conversion: one of the conversion letters, such as `@` or `d`.
  ///   - length: the length modifiers before it.
  init(conversion: UInt8, length: Width) {
    let letter = Character(UnicodeScalar(conversion))
    switch letter {
    case "d", "i", "u", "x", "X", "o":
      kind = .integer
      width = length
    case "D", "U", "O":
      kind = .integer
      width = length == .int ? .long : length
    case "f", "F", "e", "E", "g", "G", "a", "A":
      kind = .float
      // `%lf` is `%f`.
      width = length == .longDouble ? .longDouble : .int
    case "c", "C": kind = .character
    case "s": kind = .cString
    case "S": kind = .utf16String
    case "P": kind = .pascalString
    case "p", "n": kind = .pointer
    default: kind = .object
    }
    isUnsigned = "uUxXoO".contains(letter)
    display = "xX".contains(letter) ? .hexadecimal : "oO".contains(letter) ? .octal : .decimal
  }

  init(kind: Kind) { self.kind = kind }

  /// The type of a substitution's argument by its `formatSpecifier`, such as `lld`; `lld` for none
  /// and for what is no specifier.
  init(specifier: String?) {
    let format = FormatString("%" + (specifier ?? "lld"), reading: .runTime)
    guard case .placeholder(let placeholder) = format.pieces.first, format.pieces.count == 1 else {
      self.init(conversion: UInt8(ascii: "d"), length: .longLong)
      return
    }
    self = placeholder.type
  }

  /// `a whole number`, `an object`: as messages name it.
  var name: String {
    switch kind {
    case .object: "an object"
    case .integer: "a whole number"
    case .float: "a floating-point number"
    case .character: "a character"
    case .cString: "a C string"
    case .utf16String: "a UTF-16 string"
    case .pascalString: "a Pascal string"
    case .pointer: "a pointer"
    }
  }
}
