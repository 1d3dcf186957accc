import StringCatalogs

/// A catalog lies in a language's folder, `en.lproj`.
///
/// One finding for each catalog, at its first character.
enum CatalogInLproj: Rule {
  static let metadata = RuleMetadata(
    id: "catalog-in-lproj", family: .localization, defaultSeverity: .warning,
    summary: "A String Catalog lies in the folder of one language",
    rationale: """
      Folders such as `en.lproj` are for files of one language; a String Catalog has them all. \
      Xcode 16.3 and later do not build one that lies in such a folder: “Localizable.xcstrings \
      should not be inside an lproj directory.” Reported is each catalog below a folder that ends \
      in `.lproj`, `Base.lproj` among them, at any depth. Let pass: `mul.lproj`, in which Xcode \
      itself keeps the catalogs of storyboards and interface files; capitals make no difference.
      """,
    cure: "Move the catalog out of the folder, and add it to the target again in Xcode.",
    help: RuleHelp(
      developer: """
        Move the catalog out of the folder of one language, and add it to the target again in \
        Xcode.
        """),
    triggering: [example("Beside the old strings files", at: "en-US.lproj", mark: "↓")],
    passing: [example("The catalog of a storyboard", at: "mul.lproj")])

  private static func example(
    _ caption: String, at folder: String, mark: String = ""
  ) -> RuleExample {
    var example = RuleExample(
      caption, catalog: mark + RuleExample.catalog(["Cart": "\"Warenkorb\""]),
      configuration: "catalogRules: all")
    example.file = "Runner/\(folder)/Localizable.xcstrings"
    return example
  }

  static func check(_ catalog: CatalogUse, _ report: inout RuleReport) {
    let loaded = catalog.loaded
    let path = loaded.path.isEmpty ? loaded.file : loaded.path
    guard let folder = languageFolder(of: path) else { return }
    report.add(
      Finding(self, report, .catalogInLproj(loaded, folder), at: loaded.location(0)))
  }

  /// The innermost folder of one language that the file is below; nil where there is none.
  static func languageFolder(of path: String) -> String? {
    path.split(separator: "/").dropLast().last { folder in
      let name = folder.lowercased()
      return name.hasSuffix(".lproj") && name != "mul.lproj"
    }.map(String.init)
  }
}

extension RuleMessage {
  fileprivate static func catalogInLproj(_ loaded: LoadedCatalog, _ folder: String) -> RuleMessage {
    let name = MessageText.excerpt(Path.name(of: loaded.file))
    return RuleMessage(
      what: "\(name) lies in the folder \(MessageText.quoted(folder)).",
      why: "Such folders are for files of one language, a String Catalog has all of them: "
        + "Xcode 16.3 and later do not build it there.",
      cure: "Move it out of the folder, and add it to the target again in Xcode.")
  }
}
