import Foundation
import Testing

@testable import TextMeasurement

/// Faces that the user names: exact, band 1 %, no coefficients.
@Suite(KnownFaces.condition) struct UserFontTests {
  private func path(_ name: String) throws -> String {
    try #require(FontFinder.files(postScriptName: name, variable: false).first).path
  }

  @Test func fontFile() throws {
    let measurer = FontMeasurer(chain: FontChain(fontFile: try path("Inter-Bold")))
    let shaped = try measurer.shape("Cart", semibold("en"), size: 15)
    #expect(shaped.runs.map(\.face) == ["Inter-Bold"])
    #expect(shaped.band == 0.01)
    let correction = shaped.runs[0].correction
    #expect((correction.scale, correction.beta, correction.gamma) == (1, 0, 0))
    // No coefficients, and the tracking table: 15 pt is −0.23 a glyph.
    #expect(abs(shaped.width(size: 15) - (shaped.runs[0].em * 15 - 4 * 0.23)) < 1e-9)
    // What the file does not cover is measured as ever.
    let arabic = try measurer.shape("السلة", semibold("ar"), size: 15)
    #expect(arabic.runs.map(\.face) == ["NotoSansArabic-Bold"])
    #expect(arabic.band == 0.08)
  }

  @Test func filePerScript() throws {
    let chain = FontChain(files: ["Arab": try path("NotoSansArabic-Regular")])
    let measurer = FontMeasurer(chain: chain)
    let arabic = try measurer.shape("السلة، ٣", semibold("ar"), size: 15)
    #expect(
      arabic.runs.map(\.face) == [
        "NotoSansArabic-Regular", "Inter-SemiBold", "NotoSansArabic-Regular",
      ])
    #expect(arabic.runs[0].correction.band == 0.01)
    #expect(!arabic.runs[0].correction.usesSystemTracking)
    let latin = try measurer.shape("Cart", semibold("en"), size: 15)
    #expect(abs(latin.width(size: 15) - 31.324) < 0.0005)
  }

  @Test(arguments: ["not a font at all", "", "\0\u{1}\0\0OTTO", "wOF2"])
  func fileThatIsNoFont(content: String) throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("copyfit-\(UUID().uuidString).ttf")
    try Data(content.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let measurer = FontMeasurer(chain: FontChain(fontFile: file.path))
    #expect {
      try measurer.shape("Cart", semibold("en"), size: 15)
    } throws: { error in
      guard case .unreadableFont(let path, let reason)? = error as? MeasurementError else {
        return false
      }
      return path == file.path && reason.hasPrefix("cannot read the font: ")
    }
  }

  /// A font cut short, byte by byte at first: an error or a width, never a crash.
  @Test(arguments: [4, 12, 100, 500, 1000, 5000, 20_000, 100_000])
  func fontCutShort(length: Int) throws {
    let whole = try Data(contentsOf: URL(fileURLWithPath: path("Inter-SemiBold")))
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("copyfit-\(UUID().uuidString).otf")
    try whole.prefix(length).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let measurer = FontMeasurer(chain: FontChain(fontFile: file.path))
    do throws(MeasurementError) {
      #expect(try measurer.shape("Cart", semibold("en"), size: 15).width(size: 15).isFinite)
    } catch {
      guard case .unreadableFont(let path, _) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(path == file.path)
    }
  }

  @Test(arguments: ["/nowhere/SFNS.ttf", "/", "/dev/null", ""])
  func noSuchFile(path: String) throws {
    let measurer = FontMeasurer(chain: FontChain(files: ["Latn": path]))
    #expect(
      throws: MeasurementError.unreadableFont(file: path, reason: "there is no such file")
    ) { try measurer.shape("Cart", semibold("en"), size: 15) }
  }

  #if os(Linux)
    @Test func systemProfileNeedsAMac() throws {
      let measurer = FontMeasurer(chain: FontChain(profile: .system))
      #expect {
        try measurer.shape("Cart", semibold("en"), size: 15)
      } throws: { error in
        guard case .unreadableFont(_, let reason)? = error as? MeasurementError else {
          return false
        }
        return reason.contains("Mac") && reason.contains("`ios`")
      }
    }
  #endif
}
