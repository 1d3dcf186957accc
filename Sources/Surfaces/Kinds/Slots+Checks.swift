extension Slots {
  /// What is wrong with one slot as a whole, besides `choices`. Of a list of `fields` in another surface
  /// as well.
  static let check: SurfaceCheck = { slot in
    effectProblem(slot) ?? slot[width].flatMap { roomProblem(slot, in: $0) }
  }

  /// Settings that change nothing beside the others.
  private static func effectProblem(_ slot: SurfaceSettings<SlotCopy>) -> String? {
    let (shrinks, cuts) = (slot[minimumScaleFactor] < 1, slot[truncatesAtHeight])
    if slot[isFixedSize], shrinks || cuts {
      let name = shrinks ? minimumScaleFactor.name : truncatesAtHeight.name
      return
        "\"\(name)\" has no effect with \"fixedSize\": such a text grows beyond its place, and "
        + "neither shrinks nor ends in an ellipsis. Leave one of them out."
    }
    if cuts, slot[height] == nil {
      return
        "\"truncatesAtHeight\" has no effect without \"height\". Say how tall the place is, or "
        + "leave it out."
    }
    if shrinks, slot[lines] == nil, !cuts {
      return "\"minimumScaleFactor\" has no effect on a text that may take any number of lines: it "
        + "wraps and never runs out of room. Say how many \"lines\" there may be, or leave it out."
    }
    return nil
  }

  /// What stands around the text and leaves it nothing of `width`, whatever the device and the text.
  static func roomProblem(_ slot: SurfaceSettings<SlotCopy>, in width: Double) -> String? {
    let (padding, beside) = (slot[padding], slot[beside])
    let hasUnit = slot.values[unit.name] != nil
    let gap = hasUnit ? slot[unit][unitGap] : 0
    guard 2 * padding + beside + gap >= width else { return nil }
    let parts =
      (padding > 0 ? ["\"padding\" of \(padding.asWritten) on each side"] : [])
      + (beside > 0 ? ["\"beside\" of \(beside.asWritten)"] : [])
      + (gap > 0 ? ["a unit's \"gap\" of \(gap.asWritten)"] : [])
    let subject = parts.joined(separator: " and ")
    return
      "\(subject.prefix(1).uppercased() + subject.dropFirst()) leave\(parts.count == 1 ? "s" : "") the text nothing "
      + "of a width of \(width.asWritten). Make \(parts.count == 1 ? "it" : "them") smaller, or the "
      + "width larger."
  }
}
