import Foundation
import Testing

@testable import Linting
@testable import Reporting

/// Names of files that are made of ids, which are the user's.
@Suite struct PictureNameTests {
  private static func name(
    _ id: String, locale: String = "de", surfaces: Int = 1, surface: Int = 0
  ) -> String {
    var content = ReportSamples.empty
    content.flows = [ReportSamples.flow(id: id, "x", locale: locale, surfaces: surfaces)]
    return PictureSVG.name(
      of: ReportShot(flow: 0, surface: surface, locale: 0, cell: 0, step: nil), in: content)
  }

  @Test(arguments: [
    ("checkout", "checkout.de.large.320@2x"), ("a/b", "a-b.de.large.320@2x"),
    ("../../etc/passwd", "etc-passwd.de.large.320@2x"), ("", "_.de.large.320@2x"),
    (".", "_.de.large.320@2x"), ("..", "_.de.large.320@2x"), ("…", "_.de.large.320@2x"),
    (".hidden", "hidden.de.large.320@2x"), ("-rf", "rf.de.large.320@2x"),
    ("sign up\\now", "sign-up-now.de.large.320@2x"), ("Straße 手", "Straße-手.de.large.320@2x"),
    ("C:\\x", "C--x.de.large.320@2x"), ("a\u{0}b\nc", "a-b-c.de.large.320@2x"),
    ("\u{202E}txt", "txt.de.large.320@2x"),
  ])
  func names(id: String, name: String) { #expect(Self.name(id) == name) }

  /// A second surface is told apart by its kind, a second one of the kind by its number.
  @Test func surfacesAreToldApart() {
    #expect(
      (0..<3).map { Self.name("shop", surfaces: 3, surface: $0) } == [
        "shop.toast.de.large.320@2x", "shop.toast-2.de.large.320@2x",
        "shop.toast-3.de.large.320@2x",
      ])
  }

  private static let hostile =
    HostileCopy.all + [
      String(repeating: "手", count: 500), String(repeating: "𠀀", count: 500),
      String(repeating: "..", count: 300), String(repeating: "/", count: 300), "~", "a:b", "CON",
    ]

  /// Whatever flows and languages are called: one name, of a length that file systems take.
  @Test(arguments: hostile.indices)
  func anyIdIsOneVisibleName(number: Int) throws {
    let text = Self.hostile[number]
    for name in [
      Self.name(text), Self.name("x", locale: text),
      Self.name(text, locale: text, surfaces: 2, surface: 1),
    ] {
      // With an extension, and a number behind names that are the same.
      #expect((name + "-100.svg").utf8.count <= 255)
      #expect(!name.hasPrefix(".") && !name.hasPrefix("-"))
      #expect(!name.contains { "/\\:*?\"<>|\0\n".contains($0) })
      #expect(name.unicodeScalars.allSatisfy { $0.value > 0x20 && $0.value != 0x7F })
      let folder = URL(filePath: "/tmp/pictures", directoryHint: .isDirectory)
      let file = folder.appending(path: name + ".svg").standardizedFileURL
      #expect(file.deletingLastPathComponent().path == folder.path)
    }
  }
}
