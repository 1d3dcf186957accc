/// What no table has.
extension ManualPage {
  static let description = """
    copyfit measures the copy of iOS apps in its place, such as the titles of multi-step flows, tabs, \
    toasts and labels, in every language, at every Dynamic Type size \
    and on every iPhone width, and reports what is cut, lost or missing. It reads String Catalogs \
    (.xcstrings) and a configuration, copyfit.yml; it needs no Mac, no simulator and no built app.

    A configuration is looked for in the folder of the PATH and above it, up to the root of the \
    repository. Without one there are no flows, and the localization rules run on every key. A \
    finding is silenced by `ignore:` in the configuration, or by `[copyfit:ignore RULE -- reason]` \
    in the comment of the catalog's entry.

    Findings go to standard output, messages about the run to standard error.
    """

  static let statuses = [
    ("0", "nothing at error level"),
    ("1", "findings at error level; with `--strict` any warning"),
    (
      "2",
      "the run itself failed, or a part of it: usage, configuration, unreadable or malformed input, "
        + "a missing font, a face other than the locked one; everything else is still reported"
    ),
  ]

  static let variables = [
    ("NO_COLOR", "set and not empty: no colours, unless `--color always` asks for them"),
    ("TERM", "`dumb`: no colours either"),
    ("COLUMNS", "how wide lines may be, where standard output is no terminal; 80 by default"),
    ("FONTCONFIG_FILE", "the configuration by which Fontconfig finds fonts"),
  ]

  static let files = [
    ("copyfit.yml", "the configuration; `copyfit config --schema` prints its JSON Schema"),
    (
      "copyfit.lock", "beside it, the fonts that a project was checked with: `copyfit fonts --lock`"
    ),
  ]
}
