import Foundation
import Testing

@testable import copyfit

/// `copyfit report --format svg`: files in a folder.
@Suite struct ReportPictureFileTests {
  private let project: ReportProjectFiles

  init() throws { project = try ReportProjectFiles() }

  @Test func oneForEachFlowAndLanguage() throws {
    let outcome = try project.report("--format", "svg", "--output", "new/pictures")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.errors == "new/pictures: 9 pictures written.\n")
    let names = try project.names(in: "new/pictures")
    #expect(names.count == 9)
    for flow in ["shop", "Saved", "saved"] {
      for locale in ["en", "de", "ar"] {
        #expect(names.count { $0.hasPrefix("\(flow).\(locale).") } == 1)
      }
    }
    // On a file system without case two flows keep two files.
    #expect(Set(names.map { $0.lowercased() }).count == 9)
    // Once more: the same bytes.
    let before = try names.map { try project.text("new/pictures/\($0)") }
    let again = try project.report("--format", "svg", "--output", "new/pictures", "--quiet")
    #expect(again.status == 0 && again.errors == "")
    #expect(try names.map { try project.text("new/pictures/\($0)") } == before)
  }

  @Test func filtersHold() throws {
    let outcome = try project.report(
      "--format", "svg", "--output", "p", "--locale", "ar", "--flow", "shop", "--device",
      "iphone-16", "--text-size", "accessibility5", "--scheme", "dark")
    #expect(outcome.status == 0 && outcome.errors == "p: 1 picture written.\n", "\(outcome.errors)")
    #expect(try project.names(in: "p") == ["shop.ar.accessibility5.361@3x.svg"])
    let picture = try project.text("p/shop.ar.accessibility5.361@3x.svg")
    #expect(picture.contains("#121212") && picture.contains("iPhone 16"))
  }

  @Test func aDeviceThatIsNotMeasured() throws {
    let outcome = try project.report(
      "--format", "svg", "--output", "p", "--device", "iphone-16-pro-max")
    #expect(outcome.status == 2 && outcome.errors.contains("There is no picture to write"))
    #expect(!project.exists("p"))
  }

  /// What keeps flows from being read is said, and not that there is no picture of them.
  @Test func aProblemIsSaidAlone() throws {
    try project.folder.write(
      "flows:\n  - { id: a, surface: toast, titel: Saved }\n", to: "copyfit.yml")
    let outcome = try project.report("--format", "svg", "--output", "p")
    #expect(outcome.status == 2 && outcome.errors.contains("titel"), "\(outcome.errors)")
    #expect(!outcome.errors.contains("no picture"), "\(outcome.errors)")
    #expect(!project.exists("p"))
  }

  /// Ids are no paths: nothing is written beside the folder.
  @Test func idsAreNoPaths() throws {
    try project.folder.write(
      """
      sourceLanguage: en
      devices: none
      widths: [{ width: 320, scale: 2 }]
      contentSizes: [large]
      flows:
        - { id: "../../escaped", surface: toast, title: Saved }
        - { id: "a/b", surface: toast, title: Saved }
        - { id: "a-b", surface: toast, title: Saved }
        - { id: "..", surface: toast, title: Saved }
        - { id: "/etc/passwd", surface: toast, title: Saved }
        - { id: "\(String(repeating: "手", count: 190))", surface: toast, title: Saved }

      """, to: "copyfit.yml")
    let outcome = try project.report("--format", "svg", "--output", "p", "--locale", "de")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let names = try project.names(in: "p")
    #expect(names.count == 6, "\(names)")
    #expect(names.allSatisfy { $0.hasSuffix(".svg") && !$0.hasPrefix(".") })
    #expect(try project.names() == ["Localizable.xcstrings", "copyfit.yml", "p"])
    #expect(
      names.contains("a-b.de.large.320@2x.svg") && names.contains("a-b.de.large.320@2x-2.svg"))
  }

  /// As the parser of a browser's kin reads it.
  @Test(
    .enabled(if: Programs.has("xmllint"), "xmllint is not installed: apt-get install libxml2-utils")
  )
  func everyPictureIsWellFormed() throws {
    try project.folder.write(
      try ReportProjectFiles.catalog([
        "Cart": ["de": "</svg><script>alert(1)</script>", "ar": "\u{0}\u{1B}[31m\u{202E}"],
        "Terms": ["de": "]]>&amp;<!-- \"'\u{FFFE}", "ar": "\u{2028}\u{301}\u{E000}"],
        "Saved": ["de": String(repeating: "W<", count: 5000), "ar": "😀👨‍👩‍👧 手\u{AD}"],
      ]), to: "Localizable.xcstrings")
    let outcome = try project.report("--format", "svg", "--output", "p")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let names = try project.names(in: "p")
    #expect(names.count == 9)
    let check = try Programs.run(
      ["xmllint", "--noout", "--nonet", "--huge"] + names.map { "p/\($0)" }, in: project.folder.url)
    #expect(check.status == 0 && check.errors.isEmpty, "\(check.errors.prefix(500))")
    for name in names {
      let picture = try project.text("p/\(name)")
      #expect(!picture.contains("<script") && !picture.contains("\u{202E}"))
    }
  }
}
