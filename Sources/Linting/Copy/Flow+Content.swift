import Surfaces

/// What a flow's surface shows in one locale, in the surface's own terms.
extension Flow {
  /// Of a surface other than the step trail.
  func surfaceContent(_ type: any Surface.Type, _ copy: FlowCopy) -> SurfaceContent {
    var index = -1
    let settings = settings.mapCopy(type.manual.allFields) { _, _ in
      index += 1
      return SlotCopy(
        index: index, text: copy.titles.indices.contains(index) ? copy.titles[index].text : "")
    }
    return SurfaceContent(
      locale: copy.locale, isRightToLeft: copy.isRightToLeft, boldText: boldText,
      settings: settings)
  }

  func trailCopy(_ copy: FlowCopy) -> StepTrail.Copy {
    StepTrail.Copy(
      locale: copy.locale, isRightToLeft: copy.isRightToLeft, titles: copy.titles.map(\.text),
      positions: copy.positions, numbers: copy.numbers)
  }

  var trailStyle: StepTrail.Style {
    StepTrail.Style(
      height: height, maximumTitleWidth: maximumTitleWidth, showsCaption: showsCaption,
      boldText: boldText)
  }
}
