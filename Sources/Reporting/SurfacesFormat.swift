import Linting

/// Surfaces for people on a terminal: all in a list, or one in full.
public enum SurfacesFormat {
  /// `config --surfaces`: one line each.
  public static func list(_ surfaces: [SurfaceReference], width: Int = 80) -> String {
    let rows = surfaces.map { ($0.id, $0.summary) }
    let ids = (rows.map { $0.0.utf8.count }.max() ?? 0) + 2
    let hanging = String(repeating: " ", count: ids)
    return rows.map { id, summary in
      let text = TextWrapping.wrapped(summary, width: width, first: hanging, rest: hanging)
      return DisplayWidth.padded(id, to: ids) + text.dropFirst(ids) + "\n"
    }.joined()
  }

  /// `explain SURFACE`: what it is, and every key that it takes.
  public static func text(
    _ surface: SurfaceReference, style: Style = .plain, width: Int = 80
  ) -> String {
    let width = min(width, 100)
    var text = style.heading(surface.id) + " (surface)\n\n"
    text += TextWrapping.paragraphs(surface.summary + ".", width: width, indent: "") + "\n"
    for paragraph in surface.description.split(separator: "\n\n") {
      // Emphasis is for the page.
      let line = paragraph.split(separator: "\n").joined(separator: " ").replacing("**", with: "")
      text += "\n" + TextWrapping.paragraphs(line, width: width, indent: "") + "\n"
    }
    text += keys("Keys", surface.keys, style, width)
    text += keys("Style", surface.style, style, width)
    let common = SurfaceReference.commonKeys.map { "`\($0)`" }.joined(separator: ", ")
    let remark = "Every flow takes \(common), too; an item of `surfaces` has no `id`."
    text += "\n" + TextWrapping.paragraphs(remark, width: width, indent: "  ") + "\n"
    text += "\n" + style.heading("Example") + "\n"
    for line in surface.example.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    {
      text += line.isEmpty ? "\n" : "    \(line)\n"
    }
    return text
  }

  private static func keys(
    _ title: String, _ keys: [SurfaceReference.Key], _ style: Style, _ width: Int
  ) -> String {
    if keys.isEmpty { return "" }
    var text = "\n" + style.heading(title) + "\n"
    for key in keys {
      let standard = key.standard.map { "default: \($0)" } ?? "required"
      text += "  \(key.path)  " + style.faint("(\(standard))") + "\n"
      let manual = [key.summary, key.details].filter { !$0.isEmpty }.joined(separator: ". ")
      let usual = key.usual.isEmpty ? "" : " Usually \(key.usual)."
      text +=
        TextWrapping.paragraphs(
          "\(manual). Takes \(key.takes).\(usual)", width: width, indent: "      ") + "\n"
    }
    return text
  }
}
