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
    fake.fonts.newLock = "copyfit-lock 1\n"
    #expect(fake.run("fonts").text.contains("Inter-SemiBold.otf, revision 3.019, inter-latin"))
    let locked = fake.run("fonts", "--lock")
    let file = try #require(locked.files.first)
    #expect(file.path == "copyfit.lock")
    #expect(String(decoding: file.bytes, as: UTF8.self) == "copyfit-lock 1\n")
    #expect(locked.status == .success)
    #expect(locked.output.isEmpty)
    #expect(locked.messages == "Locked in copyfit.lock: 1 face.\n")
    #expect(fake.run("fonts", "--lock", "--format=json").text.contains("\"Inter-SemiBold\""))

    #expect(fake.run("fonts", "--verify").status == .failure)
    #expect(fake.run("fonts", "--verify").messages.contains("there is no lock to verify"))
    fake.fonts.isLocked = true
    let verified = fake.run("fonts", "--verify")
    #expect(verified.status == .success)
    #expect(verified.output.isEmpty)
    #expect(verified.messages == "As locked in copyfit.lock.\n")
    fake.fonts.lockNotices = ["HarfBuzz: the lock has 6.0.0, this machine 7.0.0"]
    let otherLibrary = fake.run("fonts", "--verify")
    #expect(otherLibrary.status == .success)
    #expect(otherLibrary.messages.contains("HarfBuzz: the lock has 6.0.0, this machine 7.0.0"))
    fake.fonts.lockProblems = [
      Problem(.lockMismatch, "Latn semibold: the lock has Inter 4.1", file: "copyfit.lock")
    ]
    let otherFace = fake.run("fonts", "--verify")
    #expect(otherFace.status == .failure)
    #expect(otherFace.messages.contains("the lock has Inter 4.1"))
  }

  @Test func rulesAreOneLineEachWhereTheyFit() throws {
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

  @Test func rulesGoOnUnderTheirSummary() {
    var fake = Fake()
    fake.terminal.columns = 48
    #expect(
      fake.run("rules").text == """
        title-truncated  error    What title-truncated
                                  says
        form-flip        warning  What form-flip says

        """)
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
    let devices = fake.run("config", "--devices").text
    #expect(devices.contains("iphone-16       393     @3  phones\n"))
    #expect(fake.run("config", "--schema", "--output", "s.json").files.map(\.path) == ["s.json"])
    fake.config = ConfigReport(yaml: nil, problems: [Problem(.configuration, "wrong")])
    #expect(fake.run("config", "--effective").status == .failure)
    #expect(fake.run("config", "--effective").output.isEmpty)
  }
}
