import Testing

@testable import Linting

@Suite struct FormatStringTests {
  struct Pieces: CustomTestStringConvertible {
    var format: String
    /// `t:` text, `%` a percent sign, `p:` a placeholder as `spelling|position|conversion`, with
    /// `|0` and the width where it pads with zeros, and `|#` and the name of a substitution.
    var pieces: [String]
    var testDescription: String { format }

    init(_ format: String, _ pieces: String...) {
      self.format = format
      self.pieces = pieces
    }
  }

  @Test(arguments: [
    Pieces(""),
    Pieces("Cart", "t:Cart"),
    Pieces("%@", "p:%@|-|@"),
    Pieces("Pay %@ now", "t:Pay ", "p:%@|-|@", "t: now"),
    Pieces("Step %lld of %lld", "t:Step ", "p:%lld|-|d", "t: of ", "p:%lld|-|d"),
    Pieces("%2$@ %1$lld", "p:%2$@|2|@", "t: ", "p:%1$lld|1|d"),
    Pieces("100%%", "t:100", "%"),
    Pieces("%%@", "%", "t:@"),
    Pieces("%02d", "p:%02d|-|d|02"),
    Pieces("%1$05lld", "p:%1$05lld|1|d|05"),
    Pieces("%-5d", "p:%-5d|-|d"),
    Pieces("%+d", "p:%+d|-|d"),
    Pieces("%'d", "p:%'d|-|d"),
    Pieces("%.2f", "p:%.2f|-|f"),
    Pieces("%8.3lf", "p:%8.3lf|-|f"),
    Pieces("%llu%zd%hhx", "p:%llu|-|u", "p:%zd|-|d", "p:%hhx|-|x"),
    Pieces("%#@items@", "p:%#@items@|-|@|#items"),
    Pieces("%2$#@items_2@!", "p:%2$#@items_2@|2|@|#items_2", "t:!"),
    // A name is letters, digits, `_` and `-`, and not empty: what is left is `%#@`, an object.
    Pieces("%#@@", "p:%#@|-|@", "t:@"),
    Pieces("%#@a b@", "p:%#@|-|@", "t:a b@"),
    // Prose.
    Pieces("50% off", "t:50% off"),
    Pieces("100 %", "t:100 %"),
    Pieces("%", "t:%"),
    Pieces("% %", "t:% %"),
    Pieces("20 % de remise", "t:20 % de remise"),
    Pieces("٪50 %، ", "t:٪50 %، "),
    // Begun, and not ended.
    Pieces("%1$", "t:%1$"),
    Pieces("%ll", "t:%ll"),
    Pieces("%.", "t:%."),
    Pieces("%#", "t:%#"),
    // Only ASCII digits are numbers of a format.
    Pieces("%١$@", "t:%١$@"),
    Pieces("%é", "t:%é"),
  ])
  func pieces(_ test: Pieces) {
    #expect(Self.spelled(FormatString(test.format)) == test.pieces)
  }

  @Test(arguments: [
    ("Cart", false), ("50% off", false), ("100%%", false), ("%@", true), ("%#@n@", true),
  ])
  func hasPlaceholders(_ format: String, _ expected: Bool) {
    #expect(FormatString(format).hasPlaceholders == expected)
  }

  struct Formatted: CustomTestStringConvertible {
    var format: String
    var arguments: [SampleArgument]
    var text: String
    var testDescription: String { format }

    init(_ format: String, _ arguments: [SampleArgument], _ text: String) {
      self.format = format
      self.arguments = arguments
      self.text = text
    }
  }

  @Test(arguments: [
    Formatted("Pay %@", [.text("€1,234.50")], "Pay €1,234.50"),
    Formatted("Step %lld of %lld", [.integer(2), .integer(4)], "Step <2> of <4>"),
    Formatted("%2$lld/%1$lld", [.integer(2), .integer(4)], "<4>/<2>"),
    Formatted("%1$@ %1$@", [.text("a")], "a a"),
    // An argument is put in as it is: its own percent signs are none of the format's.
    Formatted("%@ %@", [.text("%@"), .text("b")], "%@ b"),
    Formatted("%%lld", [.integer(1)], "%lld"),
    Formatted("%lld%%", [.integer(50)], "<50>%"),
    Formatted("50% off %@", [.text("tea")], "50% off tea"),
    // A whole number for `%@` is its plain digits, a text for `%lld` itself.
    Formatted("%@", [.integer(1234)], "1234"),
    Formatted("%lld", [.text("many")], "many"),
    // Missing arguments leave the placeholder, further ones are let pass.
    Formatted("%@ and %@", [.text("a")], "a and %@"),
    Formatted("%3$@ %1$@", [.text("a"), .text("b")], "%3$@ a"),
    Formatted("%0$@", [.text("a")], "%0$@"),
    Formatted("%@", [.text("a"), .text("b"), .integer(3)], "a"),
    Formatted("Cart", [.text("a")], "Cart"),
    // Positions do not move the count of the others.
    Formatted("%2$@ %@", [.text("a"), .text("b")], "b a"),
    Formatted("", [.text("a")], ""),
  ])
  func formatted(_ test: Formatted) {
    let text = FormatString(test.format).formatted(test.arguments) { "<\($0)>" }
    #expect(text == test.text)
  }

  /// Zeros fill a whole number up to its width, in the digits it is shown with.
  @Test(
    arguments: [
      ("%02d", 5, "05"), ("%02d", 12, "12"), ("%02d", 123, "123"), ("%1$03lld", 7, "007"),
      ("%0d", 7, "7"), ("%2d", 7, "7"), ("%064d", 7, String(repeating: "0", count: 63) + "7"),
    ] as [(String, Int64, String)])
  func zeros(_ format: String, _ number: Int64, _ expected: String) {
    #expect(FormatString(format).formatted([.integer(number)]) { String($0) } == expected)
  }

  @Test func zerosAreTheLocalesOwn() {
    let arabic = { (number: Int64) in LocaleNumbers(locale: "fa").format(number) }
    #expect(FormatString("%02d").formatted([.integer(5)], formatInteger: arabic) == "۰۵")
  }

  /// Numbers beyond any use neither overflow nor fill the memory, and no text is lost.
  @Test(arguments: [
    "%999999999d", "%0999999999d", "%1$0999999999d", "%.999999999999999999999999f",
    "%99999999999999999999$@", "%1$99999999999999999999@", "%9223372036854775807$lld",
    "%9223372036854775808$lld", "%1000$@", "%00000000000000000001d", "%-+#0'-+#0'd",
    "%llllllllllllllllllllllllllllld",
  ])
  func hostileNumbers(_ format: String) {
    let parsed = FormatString(format)
    #expect(Self.written(parsed) == format)
    let text = parsed.formatted([.integer(5)]) { String($0) }
    #expect(!text.isEmpty)
    #expect(text.utf8.count <= max(64, format.utf8.count))
  }

  @Test func manyPlaceholdersAreAllFound() {
    let format = String(repeating: "%#@a%@", count: 20_000)
    #expect(Self.written(FormatString(format)) == format)
    let signs = FormatString(String(repeating: "%", count: 100_000))
    #expect(signs.formatted([]) { String($0) } == String(repeating: "%", count: 50_000))
  }

  /// Neighbouring texts as one: how prose is cut up is nobody's concern.
  private static func spelled(_ format: FormatString) -> [String] {
    format.pieces.reduce(into: []) { list, piece in
      switch piece {
      case .text(let text):
        if let last = list.last, last.hasPrefix("t:") {
          list[list.count - 1] = last + text
        } else {
          list.append("t:" + text)
        }
      case .percent: list.append("%")
      case .placeholder(let placeholder):
        var text = "p:\(placeholder.spelling)|"
        text += placeholder.position.map(String.init) ?? "-"
        text += "|\(placeholder.conversion)"
        if placeholder.padsWithZeros { text += "|0\(placeholder.width)" }
        if let name = placeholder.substitution { text += "|#\(name)" }
        list.append(text)
      }
    }
  }

  private static func written(_ format: FormatString) -> String {
    format.pieces.map { piece in
      switch piece {
      case .text(let text), .percent(let text): String(text)
      case .placeholder(let placeholder): String(placeholder.spelling)
      }
    }.joined()
  }
}

/// Readings of the same text: at run time, as written and as people mean it. The run-time column is
/// what Foundation's formatter did with the text and arguments at hand.
@Suite struct FormatReadingTests {
  struct Reading: CustomTestStringConvertible {
    var text: String
    var runTime: [String]
    var written: [String]
    var meant: [String]
    var testDescription: String { text }

    init(_ text: String, _ runTime: [String], _ written: [String], _ meant: [String]) {
      self.text = text
      self.runTime = runTime
      self.written = written
      self.meant = meant
    }
  }

  @Test(arguments: [
    Reading("%@ %lld", ["%@", "%lld"], ["%@", "%lld"], ["%@", "%lld"]),
    Reading("50% off", ["% o"], [], []), Reading("50 % des", ["% d"], [], []),
    Reading("100 % %d", [], ["%d"], ["%d"]), Reading("%5%|%d", ["%d"], ["%d"], ["%d"]),
    Reading("%y %d", ["%d"], ["%d"], ["%d"]), Reading("% y%d", ["%d"], ["%d"], ["%d"]),
    Reading("50%off", ["%o"], ["%o"], []), Reading("%dkm", ["%d"], ["%d"], []),
    Reading("5%d", ["%d"], ["%d"], []), Reading("5%1$d", ["%1$d"], ["%1$d"], ["%1$d"]),
    Reading("%1$ d|", ["%1$ d"], [], []), Reading("%1 $d|", [], [], []),
    Reading("%5 d|", ["%5 d"], [], []), Reading("% 5d|", ["% 5d"], [], []),
    Reading("%l1$d|", ["%l1$d"], [], []), Reading("%01$d|", ["%01$d"], ["%01$d"], ["%01$d"]),
    Reading("%0$d", [], [], []), Reading("%!d", [], [], []), Reading("%$1d", [], [], []),
    Reading("%*d|", ["%*d"], ["%*d"], ["%*d"]), Reading("%.*f|", ["%.*f"], ["%.*f"], ["%.*f"]),
    Reading("%*2$d|", ["%*2$d"], ["%*2$d"], ["%*2$d"]),
    Reading("%-%|%d", ["%d"], ["%d"], ["%d"]), Reading("%٣d %d", ["%d"], ["%d"], ["%d"]),
    Reading("%m%n%P", ["%n", "%P"], [], []), Reading("%D", ["%D"], ["%D"], []),
    Reading("%arg x", ["%arg"], ["%arg"], ["%arg"]), Reading("%argon", ["%a"], ["%a"], []),
    Reading("a% ", [], [], []), Reading("%", [], [], []),
    Reading("%50's %d", ["%50's", "%d"], ["%d"], ["%d"]),
    Reading("%50'si %d", ["%d"], ["%d"], ["%d"]),
  ])
  func readings(_ test: Reading) {
    func found(_ reading: FormatString.Reading) -> [String] {
      FormatString(test.text, reading: reading).placeholders.map { String($0.spelling) }
    }
    #expect(found(.runTime) == test.runTime)
    #expect(found(.written) == test.written)
    #expect(found(.meant) == test.meant)
  }

  @Test(
    arguments: [
      ("%@", .object, .int), ("%d", .integer, .int), ("%i", .integer, .int),
      ("%hhd", .integer, .char),
      ("%hd", .integer, .short), ("%ld", .integer, .long), ("%zd", .integer, .long),
      ("%td", .integer, .long), ("%D", .integer, .long), ("%lld", .integer, .longLong),
      ("%qd", .integer, .longLong), ("%jd", .integer, .longLong), ("%f", .float, .int),
      ("%lf", .float, .int), ("%Lf", .float, .longDouble), ("%c", .character, .int),
      ("%C", .character, .int), ("%s", .cString, .int), ("%S", .utf16String, .int),
      ("%P", .pascalString, .int), ("%p", .pointer, .int), ("%n", .pointer, .int),
    ] as [(String, ArgumentType.Kind, ArgumentType.Width)])
  func types(text: String, kind: ArgumentType.Kind, width: ArgumentType.Width) {
    let type = FormatString(text, reading: .runTime).placeholders.first?.type
    #expect(type?.kind == kind)
    #expect(type?.width == width)
  }

  @Test func signAndDisplay() {
    func type(_ specifier: String) -> ArgumentType { ArgumentType(specifier: specifier) }
    #expect(type("u").isUnsigned && !type("d").isUnsigned)
    #expect(type("x").display == .hexadecimal && type("o").display == .octal)
    // What is no specifier counts as none.
    #expect(ArgumentType(specifier: nil) == type("lld"))
    #expect(type("") == type("lld") && type("?") == type("lld") && type("d d") == type("lld"))
  }

  @Test(arguments: FormatReadingTests.hostile)
  func nothingIsLost(text: String) {
    for reading in [FormatString.Reading.runTime, .written, .meant] {
      let pieces = FormatString(text, reading: reading).pieces
      let written = pieces.map { piece in
        switch piece {
        case .text(let text), .percent(let text): String(text)
        case .placeholder(let placeholder): String(placeholder.spelling)
        }
      }.joined()
      #expect(written == text)
    }
  }

  static let hostile = [
    "%", "%%", "% ", "%é", "% é%@", "%\u{301}", "e\u{301}%\u{301}@", "%🇩🇪d", "%.🇩🇪", "%'", "%'da",
    "%#@",
    "%#@ü@", "%#@a b@", "%1$#@n@", "%-+#0' 1$5.3*2$llhd", "\u{0}%\u{0}@",
    "%*9999999999999999999999$d",
  ]
}
