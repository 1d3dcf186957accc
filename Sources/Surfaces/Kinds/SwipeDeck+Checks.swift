extension SwipeDeck {
  static let checkBadge: SurfaceCheck = { badge in
    let symbol = badge.values["symbol"]?.text
    if badge[isHidden], badge.values["title"] != nil {
      return "A hidden badge shows no \"title\", and its accessibility action has an English name. "
        + "Leave \"title\" or \"hidden\" out."
    }
    if symbol == "none", badge[symbolFactor] != nil {
      return "\"symbolFactor\" has no effect with \"symbol: none\". Leave one of them out."
    }
    return nil
  }

  /// Numbers that leave a text nothing of its card, whatever the device and the text.
  static let checkDeck: SurfaceCheck = { deck in
    let (width, height) = (deck[width], deck[height])
    func problem(_ taken: Double, _ setting: Setting<Double>, _ what: String) -> String? {
      guard taken >= width else { return nil }
      return
        "\"\(setting.name)\" of \(deck[setting].asWritten) on each side leaves \(what) nothing of "
        + "a card \(width.asWritten) wide. Make it smaller, or \"width\" larger."
    }
    let hasBadge = badges.contains { !deck[$0.group][isHidden] }
    if hasBadge {
      if let text = problem(2 * deck[badgePadding], badgePadding, "a badge's title") { return text }
      if deck[inset] >= height {
        return "\"inset\" of \(deck[inset].asWritten) leaves the badges nothing of a card "
          + "\(height.asWritten) tall. Make it smaller, or \"height\" larger."
      }
    }
    let padding = deck[emptyPadding]
    if let text = problem(2 * padding, emptyPadding, "the empty message") { return text }
    if 2 * padding + deck[emptyGap] >= height {
      return "\"emptyPadding\" of \(padding.asWritten) above and below and \"emptyGap\" of "
        + "\(deck[emptyGap].asWritten) leave the empty message nothing of a card \(height.asWritten) "
        + "tall. Make them smaller, or \"height\" larger."
    }
    if deck[card].isEmpty { return nil }
    return problem(2 * deck[SwipeDeck.padding], SwipeDeck.padding, "a card's texts")
      ?? slotProblem(deck[card], in: width - 2 * deck[SwipeDeck.padding])
  }

  /// A slot may be narrow enough for itself, and too wide for its card.
  private static func slotProblem(
    _ slots: [SurfaceSettings<SlotCopy>], in width: Double
  ) -> String? {
    for slot in slots {
      let room = min(slot[Slots.width] ?? width, width)
      if let problem = Slots.roomProblem(slot, in: room) { return problem }
    }
    return nil
  }
}
