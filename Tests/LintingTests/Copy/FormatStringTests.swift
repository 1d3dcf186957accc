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
