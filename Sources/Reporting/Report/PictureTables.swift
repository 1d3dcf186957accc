import Linting

/// What the pictures of one surface are made of, each once: languages, text sizes and places often look
/// alike but for one text or one edge. Rows are lists of numbers that refer to one another by index.
struct PictureTables {
  /// Distinct rows in the order in which they were first met.
  struct Table<Row: Hashable> {
    private(set) var rows: [Row] = []
    private var indices: [Row: Int] = [:]

    mutating func index(of row: Row) -> Int {
      if let known = indices[row] { return known }
      indices[row] = rows.count
      rows.append(row)
      return rows.count - 1
    }
  }

  /// A shape wherever it stands.
  struct Form: Hashable {
    var role: String
    var fill: String?
    /// Width, height, radius, degrees of rotation.
    var numbers: [Double]
  }

  /// Lines of a text wherever they stand.
  struct Setting: Hashable {
    var ink: String?
    /// Text, font size, line height, side, 1 from right to left, text of the ellipsis and of the hyphen (-1:
    /// none); then for each line its UTF-16 range, width, and 1 for a hyphen at its end, 2 for an ellipsis.
    var numbers: [Double]
  }

  struct Trouble: Hashable {
    var kind: String
    var words: Int
    var isBorderline: Bool
  }

  private(set) var forms = Table<Form>()
  /// Form, and its left top corner.
  private(set) var shapes = Table<[Double]>()
  /// Shapes from back to front.
  private(set) var boxes = Table<[Int]>()
  private(set) var settings = Table<Setting>()
  /// Setting, left, top, width and height of the box, trouble (-1: none); where it is turned the degrees
  /// and the point about which.
  private(set) var spots = Table<[Double]>()
  private(set) var words = Table<String>()
  private(set) var troubles = Table<Trouble>()
  /// Words, kind, flags (1 vertical, 2 and 4 open at the start and the end, 8 words behind it), from, to, at,
  /// middle, edge; where something is outlined its left, top, width and height.
  private(set) var measures = Table<[Double]>()
  private(set) var marks = Table<[Int]>()
  /// Width, height, boxes, marks, then the spots.
  private(set) var pictures: [[[Double]]] = []

  mutating func add(_ view: PictureView, of surface: ReportSurface) {
    var firstCell: [Int: Int] = [:]
    for (cell, index) in view.cells.enumerated() {
      if let index, firstCell[index] == nil { firstCell[index] = cell }
    }
    pictures.append(
      view.pictures.enumerated().map { index, picture in
        row(picture, place: firstCell[index].flatMap { surface.grid.place(ofCell: $0)?.width })
      })
  }

  private mutating func row(_ picture: ReportPicture, place: Double?) -> [Double] {
    let boxes = boxes.index(of: picture.shapes.map { shape($0) })
    let measures = PictureMeasures(of: picture, place: place).measures
    let marks = marks.index(of: measures.map { measure($0) })
    return [picture.width, picture.height, Double(boxes), Double(marks)]
      + picture.texts.map { Double(spot($0)) }
  }

  private mutating func shape(_ shape: ReportContent.Shape) -> Int {
    let frame = shape.frame
    let form = forms.index(
      of: Form(
        role: shape.role.rawValue, fill: shape.fill,
        numbers: [frame.width, frame.height, shape.radius, shape.rotation].map(Self.rounded)))
    return shapes.index(of: [Double(form)] + [frame.x, frame.y].map(Self.rounded))
  }

  private mutating func spot(_ text: PlacedText) -> Int {
    var numbers = [
      Double(text.text), text.size, text.lineHeight, Double(text.alignment.rawValue),
      text.isRightToLeft ? 1 : 0, Double(text.ellipsis ?? -1), Double(text.hyphen ?? -1),
    ]
    for line in text.lines {
      numbers += [
        Double(line.range.lowerBound), Double(line.range.upperBound), line.width,
        (line.endsInHyphen ? 1 : 0) + (line.endsInEllipsis ? 2 : 0),
      ]
    }
    let setting = settings.index(of: Setting(ink: text.ink, numbers: numbers.map(Self.rounded)))
    let trouble = text.trouble.map { trouble in
      troubles.index(
        of: Trouble(
          kind: trouble.kind.rawValue,
          words: words.index(of: trouble.words(lines: text.lines.count)),
          isBorderline: trouble.isBorderline))
    }
    var spot = [Double(setting), text.x, text.y, text.width, text.height, Double(trouble ?? -1)]
    if text.rotation != 0 { spot += [text.rotation, text.pivotX, text.pivotY] }
    return spots.index(of: spot.map(Self.rounded))
  }

  private mutating func measure(_ measure: Measure) -> Int {
    let flags =
      (measure.isVertical ? 1 : 0) + (measure.isOpenAtStart ? 2 : 0)
      + (measure.isOpenAtEnd ? 4 : 0) + (measure.hasWordsBehind ? 8 : 0)
    var row = [
      Double(words.index(of: measure.words)), Double(measure.kind.rawValue), Double(flags),
      measure.from, measure.to, measure.at, measure.middle, measure.edge,
    ]
    if let box = measure.outline { row += [box.x, box.y, box.width, box.height] }
    return measures.index(of: row.map(Self.rounded))
  }

  /// To a thousandth, as it is written: what differs less is the same.
  private static func rounded(_ points: Double) -> Double {
    let rounded = (points * 1000).rounded() / 1000
    return rounded.isFinite ? rounded : points.isNaN ? 0 : points
  }
}

extension JSONWriter {
  /// The tables, as members of the surface. Lists of indices that mostly ascend have differences.
  mutating func tables(_ tables: PictureTables) {
    member("forms")
    array(tables.forms.rows) { json, form in
      json.array { json in
        json.string(form.role)
        for number in form.numbers.droppingZeros(form.fill == nil) { json.number(number) }
        if let fill = form.fill { json.string(fill) }
      }
    }
    member("shapes")
    array(tables.shapes.rows) { $0.numbers($1) }
    member("boxes")
    array(tables.boxes.rows) { $0.differences($1) }
    member("settings")
    array(tables.settings.rows) { json, setting in
      json.array { json in
        json.string(setting.ink)
        for number in setting.numbers { json.number(number) }
      }
    }
    member("spots")
    array(tables.spots.rows) { $0.numbers($1) }
    member("words")
    array(tables.words.rows) { $0.string($1) }
    member("troubles")
    array(tables.troubles.rows) { json, trouble in
      json.array { json in
        json.string(trouble.kind)
        json.number(trouble.words)
        json.number(trouble.isBorderline ? 1 : 0)
      }
    }
    member("measures")
    array(tables.measures.rows) { $0.numbers($1) }
    member("marks")
    array(tables.marks.rows) { $0.differences($1) }
  }

  /// Pictures of one view, and the index of each cell's.
  mutating func pictures(_ pictures: [[Double]], cells: [Int?]) {
    object { json in
      json.member("pictures")
      json.array(pictures) { json, picture in
        json.array { json in
          for number in picture.prefix(4) { json.number(number) }
          var last = 0.0
          for spot in picture.dropFirst(4) {
            json.number(spot - last)
            last = spot
          }
        }
      }
      json.member("grid")
      json.array(cells) { $0.number($1 ?? -1) }
    }
  }

  private mutating func numbers(_ row: [Double]) { array(row) { $0.number($1) } }

  private mutating func differences(_ row: [Int]) {
    array { json in
      var last = 0
      for index in row {
        json.number(index - last)
        last = index
      }
    }
  }
}

extension [Double] {
  /// Without the zeros at its end, where nothing follows.
  fileprivate func droppingZeros(_ isLast: Bool) -> [Double] {
    guard isLast, let end = lastIndex(where: { $0 != 0 }) else { return isLast ? [] : self }
    return Array(self[...end])
  }
}
