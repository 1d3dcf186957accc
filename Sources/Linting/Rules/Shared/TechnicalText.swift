/// Texts that are the same in every language, told from their shape.
///
/// Guesses so made that prose is never taken for one: a symbolic key such as `cart.title` or
/// `cart_title` has no such shape either, since a text is wanted for it.
enum TechnicalText {
  /// Longest text that is looked at, in bytes; addresses are seldom longer.
  private static let mostBytes = 2000

  /// Whether the text is an address (URL, e-mail), a path, a file's name, a colour (`#FF00AA`), a
  /// pattern of a date (`yyyy-MM-dd`), a version, or a number or identifier of a machine's (`0x1F`, a
  /// UUID, `com.apple.Music`).
  ///
  /// - Parameter isKey: the text is a key: what may be a symbolic one is not taken for a name.
  static func isUntranslatable(_ text: String, isKey: Bool = false) -> Bool {
    guard !text.isEmpty, text.utf8.count <= mostBytes else { return false }
    if DatePattern.matches(text) { return true }
    let trimmed = text.drop(while: \.isWhitespace).trimmingEnd(while: \.isWhitespace)
    guard text.utf8.allSatisfy({ $0 < 0x80 }), !trimmed.isEmpty,
      !trimmed.contains(where: \.isWhitespace)
    else { return false }
    let token = String(trimmed)
    return isAddress(token) || isPath(token) || isFileName(token, isKey: isKey) || isColor(token)
      || isVersion(token) || isNumber(token) || isIdentifier(token, isKey: isKey)
  }

  // MARK: Names of places

  private static func isAddress(_ token: String) -> Bool {
    let small = token.lowercased()
    if let scheme = small.firstRange(of: "://") {
      let name = small[..<scheme.lowerBound]
      return name.first?.isLetter == true
        && name.allSatisfy { $0.isLetter || $0.isNumber || "+-.".contains($0) }
    }
    if isCall(token) { return true }
    let host = small.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    let labels = host.split(separator: ".", omittingEmptySubsequences: false)
    if let at = host.firstIndex(of: "@") {
      let domain = host[host.index(after: at)...].split(
        separator: ".", omittingEmptySubsequences: false)
      return at > host.startIndex && domain.count > 1 && domain.allSatisfy(isLabel)
    }
    guard labels.count > 1, labels.allSatisfy(isLabel) else { return false }
    return labels.first == "www" || labels.last.map { ["com", "org", "net"].contains($0) } ?? false
  }

  /// `tel:+49…`, `mailto:a@b.c`; `Tel:` is a label.
  private static func isCall(_ token: String) -> Bool {
    for scheme in ["tel:", "sms:"] where token.hasPrefix(scheme) {
      return token.dropFirst(scheme.count).first.map { $0.isNumber || $0 == "+" } ?? false
    }
    return token.hasPrefix("mailto:") && token.contains("@")
  }

  /// Of a host's name.
  private static func isLabel(_ label: Substring) -> Bool {
    !label.isEmpty && label.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
  }

  /// `/month` is a word.
  private static func isPath(_ token: String) -> Bool {
    if ["~/", "./", "../"].contains(where: token.hasPrefix) {
      return token.contains(where: \.isLetter)
    }
    let slashes = token.utf8.count { $0 == UInt8(ascii: "/") }
    return token.hasPrefix("/") && slashes > 1 && token.contains(where: \.isLetter)
  }

  private static let fileExtensions: Set<String> = [
    "pdf", "png", "jpg", "jpeg", "gif", "svg", "heic", "webp", "json", "xml", "yml", "yaml",
    "plist",
    "txt", "md", "csv", "html", "css", "js", "ts", "swift", "zip", "dmg", "pkg", "ipa", "mp3",
    "mp4",
    "mov", "wav", "m4a", "ttf", "otf", "docx", "xlsx", "xcstrings", "toml", "sqlite",
  ]

  /// `export.pdf` may be a key that is called so; `README.md` is not.
  private static func isFileName(_ token: String, isKey: Bool) -> Bool {
    guard let dot = token.lastIndex(of: "."), dot > token.startIndex else { return false }
    let stem = token[..<dot]
    guard fileExtensions.contains(token[token.index(after: dot)...].lowercased()),
      stem.allSatisfy({ $0.isLetter || $0.isNumber || "-_.%@".contains($0) })
    else { return false }
    return !isKey || stem.first?.isUppercase == true
  }

  // MARK: Values

  private static func isColor(_ token: String) -> Bool {
    let digits = token.dropFirst()
    return token.hasPrefix("#") && [3, 4, 6, 8].contains(digits.count)
      && digits.allSatisfy(\.isHexDigit) && digits.contains { $0.isNumber || $0.isUppercase }
  }

  /// `v1.2`, `1.2.3-beta.1`; numbers alone have no word in them anyway.
  private static func isVersion(_ token: String) -> Bool {
    var rest = Substring(token)
    if rest.first == "v" || rest.first == "V" { rest = rest.dropFirst() }
    let numbers = rest.prefix { $0.isNumber || $0 == "." }
    guard numbers.first?.isNumber == true, numbers.last?.isNumber == true else { return false }
    rest = rest[numbers.endIndex...]
    if rest.isEmpty { return token.first?.isLetter == true || numbers.contains(".") }
    return numbers.contains(".") && (rest.first == "-" || rest.first == "+")
      && rest.dropFirst().allSatisfy { $0.isLetter || $0.isNumber || ".-+".contains($0) }
  }

  /// `0x1F`, a UUID, or a hash.
  private static func isNumber(_ token: String) -> Bool {
    if token.lowercased().hasPrefix("0x") {
      return token.count > 2 && token.dropFirst(2).allSatisfy(\.isHexDigit)
    }
    let groups = token.split(separator: "-", omittingEmptySubsequences: false)
    if groups.map(\.count) == [8, 4, 4, 4, 12] {
      return groups.allSatisfy { $0.allSatisfy(\.isHexDigit) }
    }
    return token.count >= 8 && token.allSatisfy(\.isHexDigit) && token.contains(where: \.isNumber)
  }

  /// `com.apple.Music`; as a source text of its own also `max_retries`, `app.title` and `userName.first`,
  /// but not `Mr.Smith` and `e.g`.
  private static func isIdentifier(_ token: String, isKey: Bool) -> Bool {
    let parts = token.split(omittingEmptySubsequences: false) { "._".contains($0) }
    guard parts.count > 1,
      parts.allSatisfy({ part in
        !part.isEmpty && part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
      }), token.contains(where: \.isLetter)
    else { return false }
    // A key of that form may be symbolic, so that only the system's own names are sure to be none.
    if isKey { return parts.count > 2 && token.hasPrefix("com.apple.") }
    let hasHump = zip(token, token.dropFirst()).contains { $0.isLowercase && $1.isUppercase }
    return token.contains("_") || hasHump || parts.count > 2 && parts[0] == "com"
      || parts.allSatisfy { $0.count > 1 && !$0.contains(where: \.isUppercase) }
  }
}

extension Substring {
  /// Without the run at its end.
  fileprivate func trimmingEnd(while isPart: (Character) -> Bool) -> Substring {
    guard let last = lastIndex(where: { !isPart($0) }) else { return prefix(0) }
    return self[...last]
  }
}

extension EntryUse {
  /// Whether the source text has a shape that no language changes.
  var isSameInAllLanguages: Bool {
    TechnicalText.isUntranslatable(sourceText, isKey: sourceText == entry.key)
  }
}

/// Patterns of dates and times (UTS #35): `yyyy-MM-dd`, `HH:mm`, `d. MMM`.
private enum DatePattern {
  /// Letters with the most of them in a row.
  private static let fields: [Character: Int] = [
    "y": 4, "Y": 4, "u": 4, "M": 5, "L": 5, "d": 2, "D": 3, "E": 6, "e": 6, "a": 1, "h": 2, "H": 2,
    "k": 2, "K": 2, "m": 2, "s": 2, "S": 9, "z": 4, "Z": 5, "X": 5, "x": 5, "w": 2, "Q": 4, "G": 5,
  ]
  /// Fields that make a pattern of what might be a word.
  private static let telling = ["yy", "MM", "dd", "HH", "hh", "mm"]

  static func matches(_ text: String) -> Bool {
    guard text.utf8.count <= 60, telling.contains(where: { text.contains($0) }) else {
      return false
    }
    var runs: [Character: Int] = [:]
    var separators = 0
    var last: Character?
    var isQuoted = false
    for character in text {
      if character == "'" {
        isQuoted.toggle()
      } else if !isQuoted, let most = fields[character] {
        // Each field stands once.
        if last != character, runs[character] != nil { return false }
        runs[character, default: 0] += 1
        if runs[character, default: 0] > most { return false }
      } else if !isQuoted {
        guard character.isWhitespace || "-/.:,年月日時分秒년월일시분초".contains(character) else {
          return false
        }
        separators += 1
      }
      last = isQuoted ? nil : character
    }
    if isQuoted || runs.count < 2 { return false }
    if runs["a"] != nil, runs["h"] == nil, runs["K"] == nil { return false }
    return separators > 0 || runs["y"] == 4
  }
}
