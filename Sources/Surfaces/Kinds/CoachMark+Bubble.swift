import PlatformFacts

extension CoachMark {
  /// Where the bubble is, in points.
  struct Bubble {
    let actionGap: Double
    private let width: Double
    let padding: Double
    let actionSpacing: Double
    let gap: Double
    let edge: Double
    private let screenHeight: Double?
    private let targetTop: Double?
    private let targetBottom: Double?
    private let targetHeight: Double
    private let safeTop: Double?
    private let safeBottom: Double?

    init(_ mark: SurfaceSettings<SlotCopy>) {
      actionGap = mark[CoachMark.actionGap]
      width = mark[CoachMark.width]
      padding = mark[CoachMark.padding]
      actionSpacing = mark[CoachMark.actionSpacing]
      gap = mark[CoachMark.gap]
      edge = mark[CoachMark.edge]
      screenHeight = mark[CoachMark.screen][CoachMark.screenHeight]
      let (target, safeArea) = (mark[CoachMark.target], mark[CoachMark.safeArea])
      targetTop = target[CoachMark.targetTop]
      targetBottom = target[CoachMark.targetBottom]
      targetHeight = target[CoachMark.targetHeight]
      safeTop = safeArea[CoachMark.safeTop]
      safeBottom = safeArea[CoachMark.safeBottom]
    }

    /// Width of the bubble.
    func width(in cell: CellGrid.Cell) -> Double { cell.width(wanted: width) }

    /// Negative where the padding takes more than there is.
    func textWidth(in cell: CellGrid.Cell) -> Double { width(in: cell) - 2 * padding }

    /// The message's place: of the height what padding and actions leave of the roomier side, where
    /// that is known.
    func messageFrame(width: Double, in cell: CellGrid.Cell) -> SlotFrame {
      guard let room = room(in: cell) else { return SlotFrame(width: width) }
      return SlotFrame(
        width: width, height: room.points - fixedHeight - cell.height(.subheadline))
    }

    /// The screen that decides in a place of this height, and the side; nil where that is not known.
    func heightSource(inPlace height: Double?) -> HeightSource? {
      room(onScreen: screenHeight ?? height).map {
        HeightSource(screen: $0.screen, place: $0.place)
      }
    }

    /// Where the bubble goes; nil where that is not known.
    func room(in cell: CellGrid.Cell) -> Room? { room(onScreen: screenHeight ?? cell.height) }

    /// What the bubble takes besides its texts.
    private var fixedHeight: Double { 2 * padding + actionSpacing }
  }
}

// MARK: The roomier side

extension CoachMark.Bubble {
  /// What one side of the target has for the bubble.
  struct Room {
    var points: Double
    /// Height of the screen.
    var screen: Double
    /// Whether it is below the target.
    var isBelow: Bool
    /// Of the target on the screen, from the screen's top edge.
    var target: (top: Double, bottom: Double)
    /// Heights of the safe areas.
    var safeArea: (top: Double, bottom: Double)
    /// Whether all of the target is on the screen.
    var isTargetWhole: Bool

    /// Where it is, for people.
    var place: String {
      (isBelow ? "below the target" : "above the target")
        + (isTargetWhole ? "" : ", which is not wholly on it")
    }
  }

  private func room(onScreen screen: Double?) -> Room? {
    guard let screen, let target = target(onScreen: screen) else { return nil }
    // Beyond the screen nothing can be seen: the room ends where it does.
    let top = min(max(0, target.top), screen)
    let bottom = min(max(top, target.bottom), screen)
    let standard = Self.safeArea(ofScreen: screen)
    let (safeTop, safeBottom) = (safeTop ?? standard.top, safeBottom ?? standard.bottom)
    let (above, below) = (top - safeTop, screen - safeBottom - bottom)
    let points =
      below > above
      ? below - max(0, edge - safeBottom) - gap : above - max(0, edge - safeTop) - gap
    return Room(
      points: points, screen: screen, isBelow: below > above, target: (top, bottom),
      safeArea: (safeTop, safeBottom),
      isTargetWhole: top == target.top && bottom == target.bottom)
  }

  /// Points from the screen's top edge, as configured; nil without a target.
  private func target(onScreen screen: Double) -> (top: Double, bottom: Double)? {
    if let targetTop { return (targetTop, targetTop + targetHeight) }
    return targetBottom.map { (screen - $0 - targetHeight, screen - $0) }
  }

  /// By the screen's height: an iPhone on its side, one with a home button, an iPad, or any other.
  ///
  /// Sources: `pointfreeco/swift-snapshot-testing`, `View.swift`, for 20 and 0, 0 and 21, 34, and 24
  /// and 20 (its iPad Pro 11″); the 59 of the models with a Dynamic Island is reported and not
  /// verified, as is the 62 of the newest. No iPhone with a home button that runs iOS 17 is taller
  /// than 667 points. iPads with one (768 × 1024, 810 × 1080, 834 × 1112) have 20 and 0, more room
  /// than is counted here; held sideways, all iPads but the largest fall to the last case, whose
  /// areas are larger than theirs.
  private static func safeArea(ofScreen height: Double) -> (top: Double, bottom: Double) {
    switch height {
    case ...440: (0, 21)
    case ...667: (20, 0)
    case 1000...: (24, 20)
    default: (59, 34)
    }
  }
}

// MARK: Numbers that leave nothing

extension CoachMark.Bubble {
  /// What is wrong with the numbers of the configuration, whatever the device and the text.
  var problem: String? { widthProblem ?? targetProblem ?? heightProblem }

  private var widthProblem: String? {
    if 2 * padding >= width {
      return "A padding of \(padding.asWritten) on each side leaves nothing of a bubble "
        + "\(width.asWritten) wide. Make \"padding\" smaller, or \"width\" larger."
    }
    if actionGap >= width - 2 * padding {
      return "A gap of \(actionGap.asWritten) leaves the actions nothing of a row "
        + "\((width - 2 * padding).asWritten) wide. Make \"actionGap\" smaller, or \"width\" larger."
    }
    return nil
  }

  private var targetProblem: String? {
    guard let distance = targetTop ?? targetBottom else { return nil }
    let name = targetTop == nil ? "bottom" : "top"
    let end = distance + targetHeight
    let start =
      "A target \(targetHeight.asWritten) tall, \(distance.asWritten) from the \(name) edge, is not "
      + "wholly on "
    let cure = "Make \"\(name)\" or the target's \"height\" smaller, or "
    if let screenHeight {
      guard end > screenHeight else { return nil }
      return start + "a screen \(screenHeight.asWritten) tall. " + cure
        + "correct the height of \"screen\"."
    }
    // Phones are shorter: nothing has to be looked up.
    guard end > 1000, end > Self.tallestScreen else { return nil }
    return start + "the screen of any device: the tallest is \(Self.tallestScreen.asWritten). "
      + cure
      + "say with \"screen: { height }\" how tall yours is."
  }

  private static let tallestScreen = Devices.all.map(\.height).max() ?? 0

  private var heightProblem: String? {
    guard let room = room(onScreen: screenHeight), room.points <= fixedHeight else { return nil }
    return "A screen \(room.screen.asWritten) tall leaves the bubble "
      + "\(max(0, room.points).asWritten) points \(room.place), the roomier side, and padding and "
      + "spacing take \(fixedHeight.asWritten) of them. Make the target smaller or place it nearer "
      + "to an edge."
  }
}
