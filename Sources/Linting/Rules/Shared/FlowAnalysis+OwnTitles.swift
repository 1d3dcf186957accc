extension FlowAnalysis {
  /// The titles whose copy is this locale's own, with their steps: what is wrong with a text is
  /// said once, where it belongs, and not again in every locale that falls back to it.
  ///
  /// Left out are source text shown for want of a translation, and a language's text shown in a
  /// region of it, when the language is among the flow's locales. Without the language the first
  /// region that shows its text speaks for it.
  func ownTitles(of locale: LocaleAnalysis) -> [(step: Int, title: ResolvedText)] {
    locale.copy.titles.enumerated().compactMap { step, title in
      guard !title.isFallback else { return nil }
      let speaker = speaker(for: title, step: step)
      return speaker == nil || speaker == locale.copy.locale ? (step, title) : nil
    }
  }

  private func speaker(for title: ResolvedText, step: Int) -> String? {
    if locales.contains(where: { $0.copy.locale == title.shownLocale }) { return title.shownLocale }
    return locales.first {
      $0.copy.titles.indices.contains(step) && !$0.copy.titles[step].isFallback
        && $0.copy.titles[step].shownLocale == title.shownLocale
    }?.copy.locale
  }
}
