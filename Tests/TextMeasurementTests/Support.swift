import Testing

@testable import TextMeasurement

/// Attributes of a title.
func semibold(_ locale: String, monospacedDigits: Bool = false) -> TextAttributes {
  TextAttributes(weight: .semibold, locale: locale, monospacedDigits: monospacedDigits)
}

/// Runs as `script:level:text`, which is what itemizing decides.
func runs(_ text: String, _ locale: String) throws -> [String] {
  let shaped = try FontMeasurer().shape(text, semibold(locale), size: 15)
  let utf8 = Array(text.utf8)
  return shaped.runs.map {
    "\($0.script):\($0.level):" + String(decoding: utf8[$0.utf8Range], as: UTF8.self)
  }
}

/// The faces that these tests' figures belong to. A machine without them says so.
enum KnownFaces {
  static func isInstalled(_ postScriptName: String, revision: String) -> Bool {
    guard let library = try? FontLibrary() else { return false }
    return FontFinder.files(postScriptName: postScriptName, variable: false).contains { file in
      let face = try? FontFace(
        library: library, path: file.path, index: file.index, coordinates: [:])
      return face?.revision == revision
    }
  }

  /// Inter 3.19 and the Noto faces of Debian 12's fonts-noto-core.
  static let areThere =
    isInstalled("Inter-SemiBold", revision: "3.019")
    && isInstalled("NotoSansArabic-Bold", revision: "2.005")
    && isInstalled("NotoSansThai-Bold", revision: "2.000")
    && isInstalled("NotoSansHebrew-Bold", revision: "3.000")
    && isInstalled("NotoSansDevanagari-Bold", revision: "2.001")

  static let condition: ConditionTrait = .enabled(
    if: areThere, "needs Inter 3.019 (fonts-inter) and Noto Sans (fonts-noto-core) of Debian 12")
}
