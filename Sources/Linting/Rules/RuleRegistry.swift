/// All rules, in the order in which they are listed and run. A test holds the list to the files.
public enum RuleRegistry {
  public static let all: [any Rule.Type] = layout + localization + copy

  private static let layout: [any Rule.Type] = [
    TitleTruncated.self, FormFlip.self, StopTooSmall.self, SmallTarget.self, TitlesLost.self,
    CaptionBreaksWord.self, CaptionWraps.self, NumberShrinks.self, TextTruncated.self,
    TextShrinks.self, TextClipped.self, TextTooTall.self, WordBroken.self, BarOverflows.self,
  ]

  private static let localization: [any Rule.Type] = [
    MissingTranslation.self, MissingLocale.self, Untranslated.self, NeedsReview.self,
    MissingPluralForm.self, UnusedPluralForm.self, CountWithoutPlural.self,
    PlaceholderMismatch.self, UnknownLocale.self, MisplacedKey.self, DuplicateKey.self,
    CatalogInLproj.self, DeviceVariationMissing.self, StaleKey.self, MachineTranslated.self,
    IdenticalToSource.self, EdgeWhitespace.self,
  ]

  private static let copy: [any Rule.Type] = [
    EmptyTitle.self, LineBreakInTitle.self, DuplicateTitle.self, PlaceholderInTitle.self,
    HardcodedCurrency.self, UnbalancedBidi.self, LtrStartInRtl.self, MissingGlyph.self,
    LowContrast.self,
    GlassSpacingRule.self, StyleOutOfRange.self, UnlocalizedTitle.self, UnusedSuppression.self,
  ]

  /// The rule with this id; nil when there is none.
  public static func rule(_ id: String) -> (any Rule.Type)? { all.first { $0.metadata.id == id } }
}
