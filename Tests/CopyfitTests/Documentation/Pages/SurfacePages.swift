import Linting

/// A page for every surface but the step trail, whose page is written by hand, and one that lists
/// them all.
enum SurfacePages {
  private static let surfaces = SurfaceReference.all

  static let index = GeneratedPages.Page(path: "Surfaces.md", text: indexText)
  static let pages = surfaces.map {
    GeneratedPages.Page(path: "Surfaces/\($0.id).md", text: text(of: $0))
  }

  private static var indexText: String {
    var text =
      GeneratedPages.notice("the surfaces' manuals") + """
        # Surfaces

        The views that copyfit knows, and what each takes in copyfit.yml.

        ## Overview

        A surface is a view that shows copy in places of known size. A flow names its surface, and may
        list further ones; without a name it is a step trail. All but the trail are made of text slots:
        a slot has a font, a width, and a limit of lines, and its text fits, wraps, shrinks, is cut, or
        is clipped. `copyfit explain toast` prints what is said here about one of them.

        ```yaml
        flows:
          - id: checkout
            steps: ["Cart", "Address", "Payment", "Review"]
            surfaces:
              - { surface: toast, title: "Saved" }
              - surface: swipe-deck
                right: { title: "Keep" }
        ```

        What a further surface does not say about its `table`, `boldText` and `margins`, the flow says for
        it. `maxWidth` is each surface's own. Some surfaces have margins of their own, which come before
        those of the flow and of the configuration: a tab bar 0, a toast and a coach mark 16.

        | surface | shows |
        |---|---|
        | <doc:StepTrail> | Round stops for a flow of several steps |

        """
    for surface in surfaces {
      text += "| <doc:\(surface.id)> | \(GeneratedPages.markdown(surface.summary)) |\n"
    }
    text += "\n## Topics\n\n### All surfaces\n\n- <doc:StepTrail>\n"
    for surface in surfaces { text += "- <doc:\(surface.id)>\n" }
    return text
  }

  private static func text(of surface: SurfaceReference) -> String {
    var text =
      GeneratedPages.notice("the manual of the surface \(surface.id)") + """
        # \(surface.id)

        \(GeneratedPages.markdown(surface.summary)).

        ## Overview

        \(surface.title). \(surface.description)

        ```yaml
        \(surface.example)```

        `table`, `margins`, `maxWidth` and `boldText` are those of every flow:
        <doc:ConfigurationReference>.

        """
    text += table("Keys", surface.keys)
    return text + table("Style", surface.style)
  }

  private static func table(_ title: String, _ keys: [SurfaceReference.Key]) -> String {
    if keys.isEmpty { return "" }
    var text = "\n## \(title)\n\n| key | default | what it is |\n|---|---|---|\n"
    for key in keys {
      let standard = key.standard.map { GeneratedPages.markdown($0) } ?? "must be there"
      var manual = capitalized(key.summary) + "."
      if !key.details.isEmpty { manual += " \(key.details)." }
      manual += " Takes \(key.takes)."
      if !key.usual.isEmpty { manual += " Usually \(key.usual)." }
      text += "| `\(key.path)` | \(standard) | \(GeneratedPages.markdown(manual)) |\n"
    }
    return text
  }

  private static func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }
}
