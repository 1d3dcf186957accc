import Foundation
import Testing

/// A git repository of an app with one flow, made by a test.
final class ShopRepository {
  let scratch: ScratchFolder
  let shell: ShellRunner

  var url: URL { scratch.url }

  /// - Parameter environment: of every program that the test runs in it.
  init(_ environment: [String: String] = [:]) throws {
    scratch = try ScratchFolder()
    shell = try ShellRunner(
      in: scratch.url, ShellRunner.gitEnvironment.merging(environment) { _, new in new })
    try shell.git("init", "--quiet", "--initial-branch=main")
    try scratch.write(Self.configuration, to: "copyfit.yml")
    try scratch.write(Self.catalog(), to: Self.file)
    try shell.git("add", "--all")
    try shell.git("commit", "--quiet", "--message=Begin", "--no-verify")
  }

  static let file = "App/Localizable.xcstrings"

  static let configuration = """
    catalogs: ["App/**/*.xcstrings"]
    rules: { form-flip: off, caption-breaks-word: off }
    flows:
      - id: checkout
        table: Localizable
        steps: ["Cart", "Address", "Payment"]
        style: { height: 34, maximumTitleWidth: 100 }

    """

  /// German for `Address` that fits, and one that is cut: `title-truncated`.
  static let short = "Adresse"
  static let long = "Lieferadresse und Rechnungsadresse"

  /// A catalog with the flow's texts; each value stands on a line of its own.
  static func catalog(address: String = short) -> String {
    let texts = [
      ("Address", address), ("Cart", "Warenkorb"), ("Complete", "Fertig"),
      ("Go to %@", "Zu %@"), ("Payment", "Zahlung"), ("Progress", "Fortschritt"),
      ("Step %lld of %lld", "Schritt %lld von %lld"),
      ("Step %lld of %lld, %@", "Schritt %lld von %lld, %@"),
    ]
    let entries = texts.map { key, german in
      """
          "\(key)" : {
            "localizations" : {
              "de" : { "stringUnit" : { "state" : "translated", "value" : "\(german)" } }
            }
          }
      """
    }
    return """
      {
        "sourceLanguage" : "en",
        "strings" : {
      \(entries.joined(separator: ",\n"))
        },
        "version" : "1.0"
      }

      """
  }

  @discardableResult
  func write(_ text: String, to path: String = file) throws -> URL {
    try scratch.write(text, to: path)
  }

  func stage(_ paths: String...) throws {
    for path in paths { try shell.git("add", "--", path) }
  }

  /// Commits what is staged, with the hooks that are there.
  func commit() throws -> ShellRunner.Outcome {
    try shell.run("git", ["commit", "--quiet", "--message=Change"])
  }
}
