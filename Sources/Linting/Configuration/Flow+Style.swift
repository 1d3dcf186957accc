import Surfaces

/// A number of the configuration that lies outside of its usual range.
struct UnusualValue {
  /// `slots.1.size`.
  var path: String
  /// `slots.size`.
  var name: String
  /// ` of slot “add”`, for one in a list.
  var owner = ""
  var value: Double
  /// ` pt`, or nothing.
  var unit: String
  var usual: UsualRange
}

extension Flow {
  /// What of the style and the other settings is unusual, whatever the surface.
  var unusualValues: [UnusualValue] {
    guard let type = kind.type else { return unusualTrailValues }
    return setFields.compactMap(UnusualValue.init) + unusualAmongOthers(type.manual)
  }

  /// Values of the style whose usual range depends on other settings.
  private func unusualAmongOthers(_ manual: SurfaceManual) -> [UnusualValue] {
    guard let usual = manual.usual else { return [] }
    // A range asks what is set; what a key's text is, is not known here.
    let ranges = usual(settings.mapCopy(manual.allFields) { _, _ in SlotCopy(index: 0, text: "") })
    return manual.style.compactMap { field in
      guard let range = ranges[field.name], let number = settings.values[field.name]?.number,
        !range.range.contains(number)
      else { return nil }
      let unit = if case .points = field.kind { " pt" } else { "" }
      let path = "style." + field.name
      return UnusualValue(path: path, name: path, value: number, unit: unit, usual: range)
    }
  }

  /// Of the view whose style the configuration knows itself.
  private var unusualTrailValues: [UnusualValue] {
    [
      ("style.height", height, 28.0, "The view takes less for 28."),
      ("style.maximumTitleWidth", maximumTitleWidth, 40.0, "The view takes less for 40."),
    ].compactMap { path, value, least, reason in
      value < least
        ? UnusualValue(
          path: path, name: path, value: value, unit: " pt",
          usual: UsualRange(least...(.infinity), reason))
        : nil
    }
  }
}

extension UnusualValue {
  /// nil for what is no number, or has none that is usual, or is usual.
  fileprivate init?(_ set: SetField) {
    let (range, unit): (UsualRange?, String) =
      switch set.field.kind {
      case .points(_, _, let usual): (usual, " pt")
      case .number(_, _, let usual): (usual, "")
      default: (nil, "")
      }
    guard let range, let number = set.value.number, !range.range.contains(number) else {
      return nil
    }
    self.init(
      path: set.path, name: set.name, owner: set.owner, value: number, unit: unit, usual: range)
  }
}

extension Flow {
  /// Where the configuration sets the pair's ink, else its fill; where the flow is, when both are the
  /// view's own.
  func location(of pair: ColorPair) -> SourceLocation {
    if kind.type == nil {
      return location(ofField: accentInk == nil ? "style.accent" : "style.accentInk")
    }
    let colors = setFields.filter { set in
      guard case .color = set.field.kind else { return false }
      return set.group.isEmpty || set.group == " of \(pair.name)"
    }
    let set =
      colors.first { $0.value.text == pair.ink } ?? colors.first { $0.value.text == pair.fill }
    return set.map { location(ofField: $0.path) } ?? location
  }
}
