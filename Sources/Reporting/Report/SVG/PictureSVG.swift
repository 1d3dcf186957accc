import Linting

/// A single picture as an SVG file, for a ticket or a slide: what the report's page shows, by itself.
public enum PictureSVG {
  /// Points around what is drawn.
  private static let margin = 16.0
  /// Points that a picture takes at most, either way: what a text of absurd length makes larger is nothing
  /// to look at.
  private static let farthest = 6_000.0

  /// UTF-8, the size of the picture in points, and the device's pixels in a point; nil where there is
  /// nothing to draw.
  public static func picture(
    _ shot: ReportShot, of content: ReportContent, isDark: Bool = false
  ) -> (bytes: [UInt8], width: Double, height: Double, scale: Int)? {
    guard content.flows.indices.contains(shot.flow) else { return nil }
    let flow = content.flows[shot.flow]
    guard flow.surfaces.indices.contains(shot.surface),
      flow.locales.indices.contains(shot.locale),
      flow.surfaces[shot.surface].views.indices.contains(shot.locale)
    else { return nil }
    let surface = flow.surfaces[shot.surface]
    var lettering = SVGLettering(content: content, texts: surface.texts)
    var drawing: SVGDrawing?
    switch surface.views[shot.locale] {
    case .trail(let view):
      drawing = SVGTrail(surface: surface, view: view, cell: shot.cell, current: shot.step ?? 0)
        .drawing(&lettering)
    case .pictures(let view):
      drawing = view.picture(ofCell: shot.cell).map {
        SVGScene(picture: $0, place: surface.grid.place(ofCell: shot.cell)?.width)
          .drawing(&lettering)
      }
    case nil: break
    }
    guard let drawing else { return nil }
    let (bytes, width, height) = document(
      drawing, lettering, title: title(shot, flow, surface), isDark: isDark)
    let scale = surface.grid.place(ofCell: shot.cell)?.displayScale.rawValue ?? 2
    return (bytes, width, height, scale)
  }

  /// A name for the file, without an extension: flow, surface where there are several, language, text
  /// size and width.
  public static func name(of shot: ReportShot, in content: ReportContent) -> String {
    let flow = content.flows[shot.flow]
    let surface = flow.surfaces[shot.surface]
    var parts = [flow.id]
    if flow.surfaces.count > 1 {
      let sameKind = flow.surfaces[...shot.surface].count { $0.kind == surface.kind }
      parts.append(sameKind > 1 ? "\(surface.kind)-\(sameKind)" : surface.kind)
    }
    parts.append(flow.locales[shot.locale].id)
    parts.append(surface.grid.cells[shot.cell].contentSize.rawValue)
    if let place = surface.grid.place(ofCell: shot.cell) {
      parts.append("\(svg(place.width))@\(place.displayScale.rawValue)x")
    }
    let name = parts.map(fileName).joined(separator: ".")
    // Commands would take a name that begins with a hyphen for an option.
    return name.hasPrefix("-") ? "_" + name : name
  }

  /// Bytes of a part: all together stay under the 255 that file systems take.
  private static let longestPart = 80

  /// Ids are the user's: no path, nothing hidden, nothing that a command takes for an option, nothing
  /// that a file system does not take.
  private static func fileName(_ part: String) -> String {
    var name = ""
    for scalar in part.unicodeScalars {
      let isSafe =
        scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
        || ["-", "_", "@", "."].contains(scalar)
      if name.isEmpty, !isSafe || scalar == "." || scalar == "-" { continue }
      if name.utf8.count + UTF8.width(scalar) > longestPart { break }
      name.unicodeScalars.append(isSafe ? scalar : "-")
    }
    return name.isEmpty ? "_" : name
  }

  // MARK: The document

  private static func title(
    _ shot: ReportShot, _ flow: ReportFlow, _ surface: ReportSurface
  ) -> String {
    let cell = surface.grid.cells[shot.cell]
    let devices =
      surface.grid.place(ofCell: shot.cell)?.devices.map(DeviceName.of).joined(separator: ", ")
      ?? ""
    let locale = flow.locales[shot.locale]
    var title = "\(flow.id), \(surface.name), in \(locale.name) (\(locale.id))"
    if case .trail(let view) = surface.views[shot.locale], let step = shot.step,
      view.keys.indices.contains(step)
    {
      title += ", step \(step + 1)"
    }
    title += ": \(cell.contentSize.rawValue) in \(svg(cell.width)) pt"
    return devices.isEmpty ? title : "\(title) (\(devices))"
  }

  private static func document(
    _ drawing: SVGDrawing, _ lettering: SVGLettering, title: String, isDark: Bool
  ) -> (bytes: [UInt8], width: Double, height: Double) {
    var bounds = drawing.bounds
    bounds.include(
      bounds.left - margin, bounds.top - margin, bounds.right - bounds.left + 2 * margin,
      bounds.bottom - bounds.top + 2 * margin)
    bounds.right = min(bounds.right, bounds.left + farthest)
    bounds.bottom = min(bounds.bottom, bounds.top + farthest)
    var words: [String] = []
    if lettering.hasOtherText { words.append("dotted: another font, in its measured place") }
    if lettering.rest > 0 {
      words.append("a text is too long to be drawn: \(lettering.rest) more characters")
    }
    var notes: [SVGNode] = []
    for text in words {
      notes.append(
        SVGNode(
          "text", [("class", "note"), ("x", svg(bounds.left + margin)), ("y", svg(bounds.bottom))],
          text: text))
      bounds.bottom += margin
    }
    let (width, height) = (bounds.right - bounds.left, bounds.bottom - bounds.top)
    let root = SVGNode(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"), ("width", svg(width)), ("height", svg(height)),
        ("viewBox", [bounds.left, bounds.top, width, height].map(svg).joined(separator: " ")),
        ("role", "img"),
      ],
      [
        SVGNode("title", text: title),
        SVGNode("style", text: SVGColors(isDark: isDark).rules.joined(separator: " ")),
        SVGPatterns.hatch,
        lettering.definitions,
        .rectangle("page", x: bounds.left, y: bounds.top, width: width, height: height),
      ] + drawing.nodes + notes)
    var xml = XMLWriter()
    root.write(to: &xml)
    return (xml.bytes, width, height)
  }
}

/// What is drawn, and how far it reaches.
struct SVGDrawing {
  var nodes: [SVGNode] = []
  var bounds: SVGBounds
}

enum SVGPatterns {
  /// For what runs out of its place.
  static var hatch: SVGNode {
    SVGNode(
      "pattern",
      [
        ("id", "hatch"), ("width", "6"), ("height", "6"), ("patternUnits", "userSpaceOnUse"),
        ("patternTransform", "rotate(45)"),
      ],
      [
        SVGNode("rect", [("class", "hatch"), ("width", "2"), ("height", "6")])
      ])
  }
}

/// The house colours; those of errors have a contrast of at least 4.5 : 1 on the page.
struct SVGColors {
  var isDark: Bool

  /// The rules of the style sheet.
  var rules: [String] {
    let (label, secondary, page) =
      isDark ? ("#F4F3EF", "#A6A49F", "#121212") : ("#141414", "#5C5A56", "#F3F2EE")
    let (error, sheet, border) =
      isDark ? ("#FF8A80", "#1B1B1A", "#77756F") : ("#A80000", "#FBFAF8", "#85827B")
    return [
      "text { font-family: system-ui, sans-serif }",
      ".page { fill: \(page) }",
      ".line { fill: \(label) }",
      ".quiet .line, .note { fill: \(secondary) }",
      ".note, .measure { font-size: \(Int(Measure.fontSize))px }",
      ".fill { fill: \(label); fill-opacity: .08 }",
      ".faint { fill: \(label); fill-opacity: .38 }",
      ".sheet { fill: \(sheet); stroke: \(border); stroke-width: .75 }",
      ".ring { fill: none; stroke: \(border); stroke-width: 1.5 }",
      ".frame { fill: none; stroke: \(border); stroke-dasharray: 2 2; stroke-width: .75 }",
      ".check { fill: none; stroke: \(label); stroke-width: 1.5; stroke-linecap: round; stroke-linejoin: round }",
      ".other { stroke: \(secondary); stroke-dasharray: 1 2 }",
      ".size { stroke: \(secondary); stroke-width: .9 }",
      ".guide { stroke: \(border); stroke-width: .75 }",
      ".edge { stroke-dasharray: 2 2.5 }",
      ".measure { fill: \(secondary); paint-order: stroke; stroke: \(page); stroke-width: 3; stroke-linejoin: round }",
      ".bad.size, .bad.guide { stroke: \(error) }",
      ".bad.measure { fill: \(error); font-weight: 600 }",
      ".place { fill: none; stroke: \(border); stroke-width: .9; stroke-dasharray: 3 2 }",
      ".halo { fill: none; stroke: \(page); stroke-width: 2.4; stroke-opacity: .7 }",
      ".bad.place { stroke: \(error) }",
      ".hatch { fill: \(error); fill-opacity: .26 }",
    ]
  }
}
