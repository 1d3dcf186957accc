import Linting
import Surfaces

/// The measure lines of a picture of a surface, placed so that no words stand on texts, on icons or on
/// one another: each as near to its text as there is room, above it or below.
struct PictureMeasures {
  private(set) var measures: [Measure] = []
  private let picture: ReportPicture
  /// What words keep clear of, and what they cover.
  private var taken: [Box]
  /// All that is drawn of the surface.
  private var drawn: Box

  /// Texts of a picture that are measured at most; the page's caption counts all of them.
  static let most = 40
  /// Places that are tried on each side of a text.
  private static let levels = 30

  /// - Parameter place: points that the surface is offered; nil where that is not known. A picture of
  ///   another width shows more than the surface, such as several cards or the screen around it, and what
  ///   its edges cut off says nothing.
  init(of picture: ReportPicture, place: Double?) {
    self.picture = picture
    drawn = Box(x: 0, y: 0, width: picture.width, height: picture.height)
    taken = []
    for shape in picture.shapes {
      let box = Box(shape.frame)
        .turned(shape.rotation, x: shape.frame.center.x, y: shape.frame.center.y)
      drawn.include(box)
      // A colour of the user's own may be that of the words.
      if shape.fill != nil || [.icon, .symbol, .button, .target].contains(shape.role) {
        taken.append(box)
      }
    }
    for text in picture.texts {
      let box = Box(drawn: text).turned(text.rotation, x: text.pivotX, y: text.pivotY)
      drawn.include(box)
      taken.append(box)
    }
    for text in picture.texts.lazy.filter({ $0.trouble != nil }).prefix(Self.most) {
      if let trouble = text.trouble { add(trouble, of: text) }
    }
    if let place, (place - picture.width).magnitude < 0.5 { addPlace(place) }
  }

  // MARK: Texts

  private mutating func add(_ trouble: TextTrouble, of text: PlacedText) {
    let words = trouble.words(lines: text.lines.count)
    let has = trouble.available * text.scale
    let box = Box(drawn: text).turned(text.rotation, x: text.pivotX, y: text.pivotY)
    var outline = Box(x: text.x, y: text.y, width: text.width, height: text.height)
    if trouble.kind == .tall {
      outline.height = max(0, has)
    } else if trouble.needed > 0, has.isFinite {
      outline = Box(
        x: text.left(ofLine: has), y: text.y, width: max(0, has), height: text.height)
    }
    var measure = Measure(
      kind: trouble.measureKind, isVertical: trouble.kind == .tall, from: 0, to: 0, at: 0,
      middle: 0, edge: 0, words: words, outline: outline)
    if trouble.kind == .tall {
      let needed = trouble.needed * text.scale
      let shown = min(needed, max(has, picture.height) + Measure.farthest)
      (measure.from, measure.to) = (text.y, text.y + shown)
      measure.isOpenAtEnd = shown < needed
    } else {
      let needed = trouble.needed > 0 ? trouble.needed * text.scale : outline.width
      let shown = min(needed, max(outline.width, picture.width) + Measure.farthest)
      let left = text.left(ofLine: shown)
      (measure.from, measure.to) = (left, left + shown)
      measure.isOpenAtStart = shown < needed && text.alignment != .left
      measure.isOpenAtEnd = shown < needed && text.alignment != .right
    }
    place(&measure, beside: box)
    measures.append(measure)
  }

  /// Looks for the nearest place, in turn on both sides.
  private mutating func place(_ measure: inout Measure, beside box: Box) {
    let (start, end) = measure.isVertical ? (box.right, box.x) : (box.y, box.bottom)
    // Lines go above a text, or below it; right of one that is too tall, or left.
    let first = measure.isVertical ? 1.0 : -1.0
    let (low, high) =
      measure.isVertical ? (min(0, box.y), max(drawn.bottom, box.bottom)) : (0, picture.width)
    let half = Measure.width(measure.words) / 2
    let middle = (measure.from + measure.to) / 2
    measure.middle = low + half > high - half ? middle : min(max(middle, low + half), high - half)
    var best: (measure: Measure, words: Box)?
    search: for level in 0..<Self.levels {
      for side in [first, -first] {
        var tried = measure
        tried.edge = side == first ? start : end
        tried.at = tried.edge + side * (Measure.gap + Double(level) * Measure.level)
        tried.hasWordsBehind = side > 0
        let (line, words) = (tried.lineBox, tried.wordBox)
        if best == nil { best = (tried, words) }
        if taken.contains(where: { $0.meets(line) || $0.meets(words) }) { continue }
        best = (tried, words)
        break search
      }
    }
    guard let best else { return }
    measure = best.measure
    taken += [best.words, measure.lineBox]
  }

  // MARK: The place

  /// Above all that is drawn, and what runs out of it.
  private mutating func addPlace(_ place: Double) {
    let top = measures.reduce(drawn.y) { min($0, $1.bounds.y) }
    var y = top - 6
    for (left, right) in [(drawn.x, 0.0), (picture.width, drawn.right)] where right - left > 0.5 {
      measures.append(.overflow(from: left, to: right, at: y, isLeft: left < 0))
      y -= Measure.level + 2
    }
    var line = Measure(
      .place, from: 0, to: picture.width, at: y, "place \(Measure.number(place)) pt")
    line.edge = drawn.bottom
    measures.append(line)
  }
}

extension Measure {
  /// What the line takes.
  fileprivate var lineBox: PictureMeasures.Box {
    isVertical
      ? .init(x: at - 1.5, y: from, width: 3, height: to - from)
      : .init(x: from, y: at - 1.5, width: to - from, height: 3)
  }

  /// What the words take.
  fileprivate var wordBox: PictureMeasures.Box {
    let length = Measure.width(words)
    let start = hasWordsBehind ? at + 0.5 : at - 0.5 - Measure.depth
    return isVertical
      ? .init(x: start, y: middle - length / 2, width: Measure.depth, height: length)
      : .init(x: middle - length / 2, y: start, width: length, height: Measure.depth)
  }

  /// All that is drawn of it, but for the dotted lines of the place.
  var bounds: PictureMeasures.Box {
    var box = lineBox
    box.include(wordBox)
    if let outline { box.include(outline) }
    return box
  }
}

extension PictureMeasures {
  /// A rectangle of a picture, as drawn: it may be anywhere, and of any size.
  struct Box: Hashable {
    var x: Double
    var y: Double
    var width: Double
    var height: Double

    init(x: Double, y: Double, width: Double, height: Double) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }

    init(_ frame: PictureFrame) {
      self.init(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
    }

    /// What a text takes: its lines may be wider than its place.
    init(drawn text: PlacedText) {
      let widest = text.lines.map(\.width).max() ?? 0
      self.init(
        x: text.left(ofLine: widest), y: text.y, width: widest,
        height: max(text.height, text.lineHeight * Double(text.lines.count)))
    }

    var right: Double { x + width }
    var bottom: Double { y + height }

    func meets(_ other: Box) -> Bool {
      x < other.right && right > other.x && y < other.bottom && bottom > other.y
    }

    /// What it takes when it is turned about a point: by a quarter exactly, by other angles no less.
    func turned(_ degrees: Double, x pivotX: Double, y pivotY: Double) -> Box {
      if degrees == 0 { return self }
      let (dx, dy) = (x + width / 2 - pivotX, y + height / 2 - pivotY)
      switch degrees.truncatingRemainder(dividingBy: 360) {
      case 180, -180:
        return Box(
          x: pivotX - dx - width / 2, y: pivotY - dy - height / 2, width: width, height: height)
      case 90, -270:
        return Box(
          x: pivotX - dy - height / 2, y: pivotY + dx - width / 2, width: height, height: width)
      case -90, 270:
        return Box(
          x: pivotX + dy - height / 2, y: pivotY - dx - width / 2, width: height, height: width)
      default:
        let (wide, high) = (dx.magnitude + width / 2, dy.magnitude + height / 2)
        let radius = (wide * wide + high * high).squareRoot()
        return Box(
          x: pivotX - radius, y: pivotY - radius, width: 2 * radius, height: 2 * radius)
      }
    }

    mutating func include(_ other: Box) {
      let (right, bottom) = (max(right, other.right), max(bottom, other.bottom))
      x = min(x, other.x)
      y = min(y, other.y)
      width = right - x
      height = bottom - y
    }
  }
}
