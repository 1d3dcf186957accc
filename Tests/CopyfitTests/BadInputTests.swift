import Foundation
import Testing

/// Input that is wrong, hostile or extreme: what it gives, by status and by a part of the message.
@Suite struct BadInputTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var files: [String: String]
    var arguments: [String] = ["lint"]
    var status: Int32
    /// A part of standard output and standard error together.
    var message: String

    var testDescription: String { name }
  }

  static func catalog(_ strings: String) -> String {
    #"{"sourceLanguage":"en","strings":{\#(strings)},"version":"1.0"}"#
  }

  static func entry(_ key: String, _ values: [String: String] = [:]) -> String {
    let localizations = values.sorted { $0.key < $1.key }.map {
      #""\#($0.key)":{"stringUnit":{"state":"translated","value":"\#($0.value)"}}"#
    }
    return #""\#(key)":{"localizations":{\#(localizations.joined(separator: ","))}}"#
  }

  /// The trail's own messages, so that a case shows its own trouble alone.
  static let messages = [
    "Progress", "Step %lld of %lld", "Step %lld of %lld, %@", "Complete", "Go to %@",
  ].map { entry($0) }.joined(separator: ",")

  static let good = catalog(entry("Cart") + "," + entry("Pay") + "," + messages)

  static func flow(_ lines: String, steps: String = "[Cart, Pay]") -> String {
    "\(lines)\nflows:\n  - { id: checkout, steps: \(steps) }\n"
  }

  static let cases: [Case] = [
    Case(
      name: "missing file", files: [:], arguments: ["lint", "Nowhere.xcstrings"], status: 2,
      message: "Nowhere.xcstrings"),
    Case(
      name: "empty file", files: ["L.xcstrings": ""], status: 2, message: "empty"),
    Case(
      name: "folder without catalogs", files: ["readme.txt": "x"], status: 2,
      message: "no String Catalog"),
    Case(
      name: "no configuration", files: ["L.xcstrings": good], status: 0,
      message: "No flow was checked"),
    Case(
      name: "unknown key", files: ["L.xcstrings": good, "copyfit.yml": flow("", steps: "[Carts]")],
      status: 2, message: "Cart"),
    Case(
      name: "unknown locale in a filter",
      files: ["L.xcstrings": good, "copyfit.yml": flow("")],
      arguments: ["lint", "--locale", "tlh"], status: 2, message: "tlh"),
    Case(
      name: "listed locale that no catalog has",
      files: ["Localizable.xcstrings": good, "copyfit.yml": flow("locales: [qq]")], status: 1,
      message: "missing-locale"),
    Case(
      name: "catalog without strings",
      files: ["L.xcstrings": #"{"sourceLanguage":"en","version":"1.0"}"#], status: 2,
      message: "strings"),
    Case(
      name: "100,000 nested brackets",
      files: [
        "L.xcstrings": #"{"sourceLanguage":"en","strings":"#
          + String(repeating: "[", count: 100_000)
      ],
      status: 2, message: "L.xcstrings:1:"),
    Case(
      name: "100,000 nested brackets in an unknown member",
      files: [
        "L.xcstrings": #"{"sourceLanguage":"en","extra":"#
          + String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
          + #","strings":{},"version":"1.0"}"#
      ],
      status: 0, message: "No flow was checked"),
    Case(
      name: "1 MB title",
      files: [
        "Localizable.xcstrings": catalog(
          entry("Cart", ["en": String(repeating: "wide load ", count: 100_000)]) + "," + messages),
        "copyfit.yml": flow(
          "contentSizes: [large]\nwidths: [{width: 300, scale: 3}]\ndevices: none",
          steps: "[Cart]"),
      ],
      status: 1, message: "title-truncated"),
    Case(
      name: "NUL and escape characters in a title",
      files: [
        "Localizable.xcstrings": catalog(
          entry("Cart", ["en": #"a\u0000b\u001b[31m"#, "de": #"\u001b[2Jx"#]) + "," + messages),
        "copyfit.yml": flow("", steps: "[Cart]"),
      ],
      status: 1, message: "missing-translation"),
    Case(
      name: "negative width", files: ["copyfit.yml": "widths: [{ width: -1, scale: 3 }]"],
      status: 2, message: "copyfit.yml:1:"),
    Case(
      name: "zero width", files: ["copyfit.yml": "widths: [{ width: 0, scale: 3 }]"],
      status: 2, message: "copyfit.yml:1:"),
    Case(
      name: "infinite width", files: ["copyfit.yml": "widths: [{ width: .inf, scale: 3 }]"],
      status: 2, message: "copyfit.yml:1:"),
    Case(
      name: "width that is not a number",
      files: ["copyfit.yml": "widths: [{ width: .nan, scale: 3 }]"], status: 2,
      message: "copyfit.yml:1:"),
    Case(
      name: "scale 0", files: ["copyfit.yml": "widths: [{ width: 240, scale: 0 }]"],
      status: 2, message: "scale"),
    Case(
      name: "height 0",
      files: [
        "copyfit.yml": "flows:\n  - { id: a, steps: [Cart], style: { height: 0 } }\n",
        "L.xcstrings": good,
      ],
      status: 2, message: "height"),
    Case(
      name: "margins wider than the device",
      files: ["L.xcstrings": good, "copyfit.yml": flow("margins: 200")], status: 2,
      message: "margins"),
    Case(
      name: "no steps",
      files: ["Localizable.xcstrings": good, "copyfit.yml": flow("", steps: "[]")], status: 0,
      message: "0 errors"),
    Case(
      name: "500 steps",
      files: [
        "Localizable.xcstrings": catalog(
          (1...500).map { entry("Step \($0)") }.joined(separator: ",") + "," + messages),
        "copyfit.yml": flow(
          "", steps: "[" + (1...500).map { "Step \($0)" }.joined(separator: ", ") + "]"),
      ],
      status: 1, message: "stop-too-small"),
    Case(
      name: "aliases that expand without end",
      files: [
        "copyfit.yml": "a: &a [x, x, x, x, x, x, x, x, x]\n"
          + zip("abcdefgh", "bcdefghi").map { old, new in
            "\(new): &\(new) [" + Array(repeating: "*\(old)", count: 9).joined(separator: ", ")
              + "]\n"
          }.joined()
      ],
      status: 2, message: "alias"),
    Case(
      name: "font file that is not a font",
      files: [
        "L.xcstrings": good, "fake.otf": "not a font",
        "copyfit.yml": flow("fonts: { profile: ios, files: { Latn: fake.otf } }"),
      ],
      status: 2, message: "fake.otf"),
    Case(
      name: "merge conflict",
      files: [
        "L.xcstrings":
          "{\n\"sourceLanguage\":\"en\",\n<<<<<<< ours\n\"strings\":{}\n=======\n>>>>>>> x\n}"
      ],
      status: 2, message: "merge conflict marker at line 3"),
    Case(
      name: "unknown option", files: [:], arguments: ["lint", "--formt", "json"], status: 2,
      message: "--format"),
    Case(
      name: "unknown rule", files: ["L.xcstrings": good],
      arguments: ["lint", "--only", "form-flop"], status: 2, message: "form-flip"),
    Case(
      name: "unknown configuration key", files: ["copyfit.yml": "catalog: [a]\n"], status: 2,
      message: "catalogs"),
  ]

  @Test(arguments: cases) func input(_ row: Case) throws {
    let folder = try ScratchFolder()
    try folder.write("", to: ".git/HEAD")  // the search for a configuration ends here
    for (name, text) in row.files { try folder.write(text, to: name) }
    let outcome = try CommandRunner.run(row.arguments, in: folder.url)
    #expect(outcome.status == row.status, "\(outcome.output)\n\(outcome.errors)")
    let everything = outcome.output + outcome.errors
    #expect(everything.contains(row.message), "\(everything.prefix(2000))")
    #expect(!everything.contains("\u{1b}"), "an escape character came through")
    #expect(!everything.contains("\0"), "a NUL came through")
    for (name, text) in row.files {
      let after = try String(contentsOf: folder.url.appending(path: name), encoding: .utf8)
      #expect(after == text, "\(name) was written to")
    }
  }

  @Test func oneBrokenCatalogDoesNotStopTheRest() throws {
    let folder = try ScratchFolder()
    try folder.write("", to: ".git/HEAD")
    try folder.write("{\"sourceLanguage\"", to: "Broken.xcstrings")
    try folder.write(
      Self.catalog(
        Self.entry("Cart", ["de": "Korb"]) + "," + Self.entry("Pay", ["en": "Pay"]) + ","
          + Self.messages), to: "Localizable.xcstrings")
    try folder.write(Self.flow(""), to: "copyfit.yml")
    let outcome = try CommandRunner.run(["lint", "--format", "json"], in: folder.url)
    #expect(outcome.status == 2)
    #expect(outcome.output.contains("\"malformed-catalog\""))
    #expect(outcome.output.contains("\"missing-translation\""))
  }
}
