extension RuleExample {
  /// Plural forms as a localization's members; each text is a JSON literal, which `↓` may precede.
  static func pluralForms(_ forms: [(String, String)]) -> String { variations("plural", forms) }

  /// Device variations, likewise.
  static func deviceForms(_ forms: [(String, String)]) -> String { variations("device", forms) }

  private static func variations(_ axis: String, _ forms: [(String, String)]) -> String {
    let members = forms.map { category, text in
      """
                    "\(category)" : {
                      "stringUnit" : {
                        "state" : "translated",
                        "value" : \(text)
                      }
                    }
      """
    }
    return """

                "variations" : {
                  "\(axis)" : {
      \(members.joined(separator: ",\n"))
                  }
                }
      """
  }

  /// A catalog of one key that varies by plural in English, and another locale's localization.
  static func pluralCatalog(
    key: String, english: [(String, String)], locale: String, localization: String
  ) -> String {
    catalog(key: key, [("en", pluralForms(english)), (locale, localization)])
  }

  /// A catalog of one key with these localizations' members.
  static func catalog(key: String, source: String = "en", _ localizations: [(String, String)])
    -> String
  {
    let members = localizations.map { locale, members in
      """
              "\(locale)" : {\(members)
              }
      """
    }
    return """
      {
        "sourceLanguage" : "\(source)",
        "strings" : {
          "\(key)" : {
            "localizations" : {
      \(members.joined(separator: ",\n"))
            }
          }
        },
        "version" : "1.0"
      }
      """
  }
}
