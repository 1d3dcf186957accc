import Foundation
import Linting
import Testing

@testable import copyfit

@Suite struct OtherCommandTests {
  @Test func inspectAsksForAnalyses() {
    let fake = Fake()
    let outcome = fake.run("inspect", "--format", "json", "--flow", "a")
    #expect(fake.asked.lint?.keepsAnalyses == true)
    #expect(fake.asked.lint?.flows == ["a"])
    #expect(outcome.text == "{\n  \"flows\": []\n}\n")
    #expect(outcome.status == .success)
  }

  @Test func measureTakesItsOptions() throws {
    var fake = Fake()
    fake.rows = [
      .init(
        text: "Cart", width: 31.324, band: 0.025,
        runs: [
          .init(
            text: "Cart", script: "Latn", face: "Inter-SemiBold", level: 0, em: 2.12429, glyphs: 4,
            correction: "inter-latin")
        ])
    ]
    let outcome = fake.run(
      "measure", "--size", "15", "--tracking", "-0.2", "--weight=bold", "--locale", "de",
      "--font-file", "F.otf", "Cart", "--", "-x")
    let options = try #require(fake.asked.measure)
    #expect(options.texts == ["Cart", "-x"])
    #expect(options.size == 15)
    #expect(options.tracking == -0.2)
    #expect(options.weight == .bold)
    #expect(options.locale == "de")
    #expect(options.fontFile == "F.otf")
    #expect(
      outcome.text == """
        15 pt bold, de, tracking -0.2
        text                                             width         low–high  glyphs
        “Cart”                                          31.324        30.5–32.1       4
          Latn  Inter-SemiBold  2.12429 em  inter-latin

        """)
    let json = fake.run("measure", "Cart", "--format", "json").output
    let parsed = try #require(try JSONSerialization.jsonObject(with: Data(json)) as? [String: Any])
    let text = try #require((parsed["texts"] as? [[String: Any]])?.first)
    #expect(text["width"] as? Double == 31.324)
    #expect(text["low"] as? Double == 30.541)
    #expect(text["high"] as? Double == 32.107)
    #expect(text["glyphs"] as? Int == 4)
  }

  @Test func fontsLocksAndVerifies() throws {
    var fake = Fake()
    fake.fonts.engines = [.init(name: "HarfBuzz", version: "6.0.0")]
    #expect(fake.run("fonts").text.contains("Inter-SemiBold.otf, revision 3.019, inter-latin"))
    let locked = fake.run("fonts", "--lock")
    let file = try #require(locked.files.first)
    #expect(file.path == "copyfit.lock")
    #expect(locked.status == .success)

    #expect(fake.run("fonts", "--verify").status == .failure)
    #expect(fake.run("fonts", "--verify").messages.contains("there is no lock to verify"))
    fake.fonts.lockText = String(decoding: file.bytes, as: UTF8.self)
    #expect(fake.run("fonts", "--verify").status == .success)
    fake.fonts.rows[0].revision = "4.1"
    fake.fonts.engines[0].version = "7.0.0"
    let differs = fake.run("fonts", "--verify")
    #expect(differs.status == .failure)
    #expect(
      differs.messages.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        .contains("Inter-SemiBold (Latn): revision is 4.1, locked is 3.019"))
    #expect(differs.messages.contains("note: HarfBuzz is 7.0.0, locked is 6.0.0"))

    fake.fonts.rows[0].revision = "3.019"
    #expect(fake.run("fonts", "--verify").status == .success)
    fake.fonts.missing = [
      .init(
        script: "Latn", postScriptName: "Inter-SemiBold", aptPackage: "fonts-inter",
        brewCask: "font-inter")
    ]
    fake.fonts.rows = []
    #expect(fake.run("fonts", "--verify").status == .failure)
    #expect(fake.run("fonts", "--verify").messages.contains("fonts-inter"))
  }

  @Test(arguments: ["", "nonsense", "copyfit-lock\t2\n", "copyfit-lock\t1\nface\tLatn\n"])
  func aBrokenLockIsNoLock(text: String) {
    var fake = Fake()
    fake.fonts.lockText = text
    let outcome = fake.run("fonts", "--verify")
    #expect(outcome.status == .failure)
    #expect(outcome.messages.contains("copyfit.lock:"))
  }

  @Test func rulesAreOneLineEach() throws {
    let fake = Fake()
    #expect(
      fake.run("rules").text == """
        title-truncated  error    What title-truncated says
        form-flip        warning  What form-flip says

        """)
    let json = fake.run("rules", "--format=json").output
    let parsed = try #require(try JSONSerialization.jsonObject(with: Data(json)) as? [String: Any])
    #expect((parsed["rules"] as? [[String: Any]])?.map { $0["id"] as? String }.count == 2)
  }

  @Test func explainMarksTheSpot() {
    let text = Fake().run("explain", "title-truncated").text
    #expect(text.hasPrefix("title-truncated (layout; error unless configured otherwise)\n\n"))
    #expect(
      text.contains(
        """
            {
              "value": "Zahlungsübersicht"
                       ^
            }

        """))
    #expect(text.contains("What to do\nShorten it.\n"))
    #expect(!text.contains("↓"))
  }

  @Test func configShowsWhatItIsAskedFor() {
    var fake = Fake()
    #expect(fake.run("config", "--effective").text == "devices: phones\n")
    #expect(fake.run("config", "--schema").text == "{}\n")
    #expect(fake.run("config", "--devices").text.contains("iphone-16     393     @3  iPhone 16\n"))
    #expect(fake.run("config", "--schema", "--output", "s.json").files.map(\.path) == ["s.json"])
    fake.config = ConfigReport(yaml: nil, problems: [Problem(.configuration, "wrong")])
    #expect(fake.run("config", "--effective").status == .failure)
    #expect(fake.run("config", "--effective").output.isEmpty)
  }
}
