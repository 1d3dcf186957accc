import Testing
import TextMeasurement

@testable import Linting

/// What people met in translated apps, as far as a step trail can show it: titles that do not fit.
@Suite(InstalledFonts.condition) struct FitCaseTests {
  /// A screen title is cut in German, and what is left reads as something else: the message must
  /// say where the cut falls. French is longer than English too, and fits.
  @Test func cutTitleSaysWhatIsLeft() throws {
    let result = try CaseProject.flow(
      [
        ("host.title", ["en": "Your host", "de": "Gastgeber", "fr": "Votre hôte"]),
        (
          "mail.title",
          ["en": "Open your mail", "de": "Postfach durchsuchen", "fr": "Ouvrez vos mails"]
        ),
      ],
      place: "devices: none\nwidths: [{ width: 220, scale: 3 }]\ncontentSizes: [large]",
      style: "style: { maximumTitleWidth: 130 }"
    ).lint()
    #expect(result.problems == [])
    #expect(result.found == ["title-truncated de mail.title"])
    let finding = try #require(result.findings.first)
    #expect(finding.severity == .error)
    #expect(finding.measured?.limit == 130)
    #expect(finding.message.contains("About 15 of its 20 characters stay: “Postfach durchs…”"))
    // The estimate of what stays is no further off than one character.
    let kept = try FontMeasurer().shape(
      "Postfach durchs…", TextAttributes(weight: .semibold, locale: "de"), size: 15)
    #expect(abs(kept.width(size: 15) - 130) < 15)
  }

  /// Labels of a few letters in English that German has no short word for; and one that has room
  /// enough, which must not be reported along with them.
  @Test func germanLabels() throws {
    let result = try CaseProject.flow(
      [
        ("tools.new", ["en": "New", "de": "Neu anlegen"]),
        ("tools.share", ["en": "Share", "de": "Weitergeben"]),
        ("tools.undo", ["en": "Undo", "de": "Zurück"]),
      ],
      place: "devices: none\nwidths: [{ width: 220, scale: 2 }]\ncontentSizes: [large]",
      style: "style: { maximumTitleWidth: 64 }"
    ).lint()
    #expect(result.problems == [])
    #expect(result.found == ["title-truncated de tools.new", "title-truncated de tools.share"])
    for finding in result.findings {
      let measured = try #require(finding.measured)
      #expect(measured.width > 64 && measured.limit == 64)
      #expect(finding.cells.map(\.contentSize) == [.large])
    }
  }

  /// A region of the source language has a longer word of its own. It is no translation, and is
  /// checked like one; keys that it leaves to English are not missing.
  @Test(arguments: [(220.0, "title-truncated"), (170, "form-flip")])
  func regionOfTheSourceLanguage(width: Double, rule: String) throws {
    let result = try CaseProject.flow(
      [
        ("tab.inbox", ["en": "Inbox"]), ("tab.sent", ["en": "Sent"]),
        ("tab.bin", ["en": "Trash", "en-GB": "Rubbish bin"]),
      ],
      place: "devices: none\nwidths: [{ width: \(width), scale: 3 }]\ncontentSizes: [large]",
      style: "style: { maximumTitleWidth: 64 }"
    ).lint()
    #expect(result.problems == [])
    #expect(result.found == ["\(rule) en-GB tab.bin"])
    #expect(result.findings.first?.text == "Rubbish bin")
  }

  /// Card titles of an introduction in 300 pt: all fit at the default size; at the largest one
  /// none does, and German is the furthest off.
  @Test func cardTitleAtAccessibilitySizes() throws {
    let project = CaseProject.flow(
      [
        (
          "intro.box",
          [
            "en": "Your recipe box", "de": "Eigene Rezeptsammlung wählen",
            "es": "Elige tu caja de recetas",
          ]
        )
      ],
      place: "devices: none\nwidths: [{ width: 300, scale: 3 }]\n"
        + "contentSizes: [large, accessibility5]",
      style: "style: { maximumTitleWidth: 250 }, titlesUntil: accessibility5")
    let result = try project.lint()
    #expect(result.problems == [])
    #expect(
      result.found == [
        "titles-lost de intro.box", "titles-lost en intro.box", "titles-lost es intro.box",
      ])
    for finding in result.findings {
      #expect(finding.cells.map(\.contentSize) == [.accessibility5], "\(finding.locale)")
      #expect(!finding.isBorderline, "\(finding.locale)")
    }
    let needed = result.findings.sorted { ($0.measured?.width ?? 0) < ($1.measured?.width ?? 0) }
    #expect(needed.map(\.locale) == ["en", "es", "de"])
  }

  /// One long word takes the titles away on the narrowest phone, which nobody on the team uses.
  @Test func narrowestPhoneOnly() throws {
    let result = try CaseProject.flow(
      [
        ("Name", ["de": "Name"]), ("Photo", ["de": "Foto"]),
        ("Alerts", ["de": "Benachrichtigungen"]), ("Done", ["de": "Fertig"]),
      ],
      place: "devices: phones\ncontentSizes: [large]", style: "maxWidth: 400"
    ).lint()
    #expect(result.problems == [])
    #expect(result.found == ["form-flip de Alerts"])
    let finding = try #require(result.findings.first)
    // 320 pt less 16 on each side.
    #expect(Set(finding.cells.map(\.width)) == [288])
    #expect(Set(finding.cells.map(\.displayScale)) == [.x2, .x3])
  }

  /// Arabic letters join: measured one by one they give another width than the word, and text was
  /// lost. 50.516 pt at 15 pt is the published figure of the word.
  @Test func arabicIsMeasuredAsItIsShaped() throws {
    let word = "المراجعة"
    let result = try CaseProject.flow(
      [("Review", ["ar": word])],
      place: "devices: none\nwidths: [{ width: 240, scale: 3 }]\ncontentSizes: [large]",
      style: "style: { maximumTitleWidth: 45 }"
    ).lint()
    let finding = try #require(result.findings("title-truncated", "ar").first)
    #expect(abs(try #require(finding.measured?.width) - 50.516) < 0.0005)
    #expect(finding.message.contains("cut at its end, on the left"))

    let measurer = FontMeasurer()
    let attributes = TextAttributes(weight: .semibold, locale: "ar")
    let letters = try word.map { letter in
      try measurer.shape(String(letter), attributes, size: 15).width(size: 15)
    }
    #expect(abs(letters.reduce(0, +) - 55.289) < 0.004)
  }
}
