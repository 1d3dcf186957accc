import Linting

/// `measure`: widths of strings with their band, glyphs and faces.
public enum MeasureFormat {
  // MARK: Text

  /// A table that fits `width` columns, 40 at least; under each text the runs it is made of.
  public static func text(_ report: MeasureReport, style: Style = .plain, width: Int = 80) -> String
  {
    let options = report.options
    let size = DecimalText.rounded(options.size) ?? "–"
    var head = "\(size) pt \(options.weight.rawValue), \(SafeText.line(options.locale, limit: 40))"
    if options.tracking != 0 {
      head += ", tracking \(DecimalText.rounded(options.tracking) ?? "–")"
    }
    var text = style.heading(DisplayWidth.clipped(head, to: width)) + "\n"
    guard !report.rows.isEmpty else { return text }
    let titles = max(10, width - 38)
    text += style.faint(line("text", "width", "low–high", "glyphs", titles)) + "\n"
    for row in report.rows {
      let title = "“" + SafeText.line(row.text, limit: 400) + "”"
      text += line(
        DisplayWidth.clipped(title, to: titles), DecimalText.fixed(row.width, places: 3),
        DecimalText.fixed(row.low, places: 1) + "–" + DecimalText.fixed(row.high, places: 1),
        String(row.glyphs), titles)
      text += "\n"
      for run in row.runs {
        text += DisplayWidth.clipped(self.run(run, isOnly: row.runs.count == 1), to: width) + "\n"
      }
      if !row.missing.isEmpty {
        let names = row.missing.map(codePoint).joined(separator: ", ")
        let warning = "  no face has a glyph for \(names)"
        text += style.warning(DisplayWidth.clipped(warning, to: width)) + "\n"
      }
    }
    return text
  }

  private static func line(
    _ text: String, _ width: String, _ range: String, _ glyphs: String, _ titles: Int
  ) -> String {
    DisplayWidth.padded(text, to: titles) + DisplayWidth.leftPadded(width, to: 12)
      + DisplayWidth.leftPadded(range, to: 17) + DisplayWidth.leftPadded(glyphs, to: 8)
  }

  private static func run(_ run: MeasureReport.Run, isOnly: Bool) -> String {
    let face = run.face.map { SafeText.line($0, limit: 60) } ?? "em constant"
    let em = DecimalText.fixed(run.em, places: 5)
    let direction = run.level % 2 == 0 ? "" : ", right to left"
    let text = isOnly ? "" : "  “\(SafeText.line(run.text, limit: 200))”"
    return "  \(run.script)  \(face)  \(em) em  \(run.correction)\(direction)\(text)"
  }

  /// `U+0E3F`.
  static func codePoint(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  // MARK: JSON

  /// UTF-8, ending with a line feed. Widths in points, `em` in em to five decimals.
  public static func json(_ report: MeasureReport) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("size")
      json.number(report.options.size)
      json.member("weight")
      json.string(report.options.weight.rawValue)
      json.member("tracking")
      json.number(report.options.tracking)
      json.member("locale")
      json.string(report.options.locale)
      json.member("texts")
      json.array(report.rows) { $0.measured($1) }
      json.member("fonts")
      json.array(report.fonts) { $0.font($1) }
      json.member("problems")
      json.array(report.problems) { $0.problem($1) }
    }
    json.finish()
    return json.bytes
  }
}

extension JSONWriter {
  fileprivate mutating func measured(_ row: MeasureReport.Row) {
    object(.oneLine) { json in
      json.member("text")
      json.string(row.text)
      json.member("width")
      json.number(row.width)
      json.member("low")
      json.number(row.low)
      json.member("high")
      json.number(row.high)
      json.member("band")
      json.number(row.band, places: 5)
      json.member("glyphs")
      json.number(row.glyphs)
      json.member("runs")
      json.array(row.runs, .oneLine) { $0.run($1) }
      json.member("missing")
      json.array(row.missing, .oneLine) { $0.string(MeasureFormat.codePoint($1)) }
    }
  }

  private mutating func run(_ run: MeasureReport.Run) {
    object(.oneLine) { json in
      json.member("text")
      json.string(run.text)
      json.member("script")
      json.string(run.script)
      json.member("face")
      json.string(run.face)
      json.member("level")
      json.number(run.level)
      json.member("em")
      json.number(run.em, places: 5)
      json.member("glyphs")
      json.number(run.glyphs)
      json.member("correction")
      json.string(run.correction)
    }
  }
}
