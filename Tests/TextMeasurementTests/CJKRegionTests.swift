import Testing

@testable import TextMeasurement

/// Which of the regional faces draws a text, whatever is installed.
struct CJKRegionTests {
  private static func scripts(_ codes: String) -> Set<ScriptCode> {
    Set(codes.split(separator: " ").compactMap { ScriptCode(String($0)) })
  }

  @Test(arguments: [
    ("ja", "jp"), ("ja-JP", "jp"), ("ja_JP", "jp"), ("ja-Latn", "jp"), ("ko", "kr"),
    ("ko-KR", "kr"), ("ko-Latn-KR", "kr"), ("zh", "sc"), ("zh-Hans", "sc"), ("zh-CN", "sc"),
    ("zh-SG", "sc"), ("zh-Hans-HK", "sc"), ("zh-Hant", "tc"), ("zh-TW", "tc"), ("zh_Hant_TW", "tc"),
    ("zh-Hant-CN", "tc"), ("zh-HK", "hk"), ("zh-Hant-HK", "hk"), ("zh-MO", "hk"), ("yue", "hk"),
  ])
  func theLocaleDecides(_ locale: String, _ expected: String) {
    // Against everything that the text itself says.
    for scripts in ["Hira", "Hang", "Bopo", "Hani", ""] {
      let set = Self.scripts(scripts)
      #expect(CJKRegion.of(locale: locale, run: set, text: set).rawValue == expected)
    }
  }

  @Test(arguments: [
    ("Hani", "Hani", "sc"), ("Zyyy", "Zyyy Latn", "sc"), ("", "", "sc"), ("Hira", "Hira", "jp"),
    ("Kana", "Kana", "jp"), ("Hani Hira", "Hani Hira", "jp"), ("Hang", "Hang", "kr"),
    ("Hang", "Hang Kana", "kr"), ("Kana", "Hang Kana", "jp"), ("Bopo Hani", "Bopo Hani", "tc"),
    // Han beside kana, and beside hangul, in another run.
    ("Hani", "Hani Latn Hira", "jp"), ("Hani", "Hani Latn Hang", "kr"),
    ("Zyyy", "Hang Zyyy", "kr"),
  ])
  func elseTheScriptsDo(_ run: String, _ text: String, _ expected: String) {
    for locale in [
      "en", "de-AT", "ar", "", "und", "x", "\u{0}", String(repeating: "a-", count: 500),
    ] {
      let region = CJKRegion.of(
        locale: locale, run: Self.scripts(run), text: Self.scripts(text))
      #expect(region.rawValue == expected, "\(locale)")
    }
  }

  @Test func namesOfFaces() {
    #expect(CJKRegion.japan.faceNames(weight: .regular) == ["NotoSansCJKjp-Regular"])
    #expect(
      CJKRegion.korea.faceNames(weight: .medium)
        == ["NotoSansCJKkr-Medium", "NotoSansCJKkr-Regular"])
    #expect(CJKRegion.mainlandChina.faceNames(weight: .semibold) == ["NotoSansCJKsc-Bold"])
    #expect(CJKRegion.taiwan.faceNames(weight: .bold) == ["NotoSansCJKtc-Bold"])
    #expect(
      CJKRegion.hongKong.faceNames(weight: .semibold)
        == ["NotoSansCJKhk-Bold", "NotoSansCJKtc-Bold"])
  }
}
