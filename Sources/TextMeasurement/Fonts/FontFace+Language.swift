internal import CHarfBuzz

extension FontFace {
  /// Numbers the language systems (GSUB and GPOS) that a script and a language select in this face.
  /// Two languages with the same number are shaped alike, so that a text need not be shaped again.
  func languageSystem(script: hb_script_t, language: OpaquePointer?, locale: String) -> UInt64 {
    let key = LanguageKey(script: script.rawValue, locale: locale)
    if let known = languageSystems[key] { return known }
    var scriptTags = [hb_tag_t](repeating: 0, count: 3)
    var languageTags = [hb_tag_t](repeating: 0, count: 3)
    var scriptCount: UInt32 = 3
    var languageCount: UInt32 = 3
    hb_ot_tags_from_script_and_language(
      script, language, &scriptCount, &scriptTags, &languageCount, &languageTags)
    let face = hb_font_get_face(font)
    var number: UInt64 = 0
    for table in ["GSUB", "GPOS"] {
      var scriptIndex: UInt32 = 0
      var chosen: hb_tag_t = 0
      hb_ot_layout_table_select_script(
        face, openTypeTag(table), scriptCount, scriptTags, &scriptIndex, &chosen)
      var languageIndex: UInt32 = 0
      hb_ot_layout_script_select_language(
        face, openTypeTag(table), scriptIndex, languageCount, languageTags, &languageIndex)
      number = number << 32 | UInt64(scriptIndex & 0xFFFF) << 16 | UInt64(languageIndex & 0xFFFF)
    }
    languageSystems[key] = number
    return number
  }

  struct LanguageKey: Hashable {
    var script: UInt32
    var locale: String
  }
}
