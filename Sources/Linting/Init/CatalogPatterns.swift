/// The patterns of `catalogs:` that find what was found and little else.
enum CatalogPatterns {
  /// More than these are no easier to read than one for all.
  private static let most = 4
  private static let everything = ["**/*.xcstrings"]

  /// - Parameters:
  ///   - files: relative to `root`, at least one.
  ///   - root: the absolute folder of the configuration.
  static func covering(_ files: [String], root: String) -> [String] {
    let folders = files.map { $0.split(separator: "/").dropLast().map(String.init) }
    let common = folders.dropFirst().reduce(folders.first ?? []) { common, folder in
      zip(common, folder).prefix { $0 == $1 }.map(\.0)
    }
    var patterns = [pattern(below: common, folders)]
    if common.isEmpty, folders.allSatisfy({ !$0.isEmpty }) {
      let tops = Set(folders.compactMap(\.first)).sorted()
      if tops.count <= most {
        patterns = tops.map { top in
          let inside = folders.filter { $0.first == top }
          let shared = inside.dropFirst().reduce(inside.first ?? []) { common, folder in
            zip(common, folder).prefix { $0 == $1 }.map(\.0)
          }
          return pattern(below: shared, inside)
        }
      }
    }
    var configuration = Configuration(file: nil, root: root)
    configuration.catalogs = patterns
    let isComplete = files.allSatisfy { FileWalker.includes($0, in: configuration) }
    return isComplete ? patterns : everything
  }

  /// `App/*.xcstrings`, or `App/**/*.xcstrings` where there are folders between.
  private static func pattern(below common: [String], _ folders: [[String]]) -> String {
    let isFlat = folders.allSatisfy { $0.count == common.count }
    return (common.map(literal) + (isFlat ? [] : ["**"]) + ["*.xcstrings"]).joined(separator: "/")
  }

  /// A folder's name as a pattern that matches it. A control character cannot be written there.
  private static func literal(_ name: String) -> String {
    var result = ""
    for scalar in name.unicodeScalars {
      if scalar.properties.generalCategory == .control {
        result += "?"
      } else {
        if "*?{}\\".unicodeScalars.contains(scalar) { result += "\\" }
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
