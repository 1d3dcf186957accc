/// Command lines as documentation has them, taken apart as a shell would: enough to check their
/// words, not to run them.
enum ShellWords {
  /// The simple commands of some lines: each a list of words, without comments, redirections and
  /// assignments before the command's name.
  static func commands(in lines: [String]) -> [[String]] {
    let joined = lines.joined(separator: "\n").replacing("\\\n", with: " ")
    return joined.split(separator: "\n").flatMap { commands(inLine: String($0)) }
  }

  private static func commands(inLine line: String) -> [[String]] {
    var commands: [[String]] = [[]]
    var word: String?
    var quote: Character?
    var isTarget = false
    func isAssignment(_ word: String) -> Bool {
      guard let equals = word.firstIndex(of: "=") else { return false }
      return word[..<equals].allSatisfy { $0.isUppercase || $0 == "_" || $0.isNumber }
    }
    func endWord() {
      guard let ended = word else { return }
      word = nil
      if isTarget {
        isTarget = false
      } else if !(commands[commands.count - 1].isEmpty && isAssignment(ended)) {
        commands[commands.count - 1].append(ended)
      }
    }
    for character in line {
      if let open = quote {
        if character == open { quote = nil } else { word = (word ?? "") + String(character) }
        continue
      }
      switch character {
      case "'", "\"":
        quote = character
        word = word ?? ""
      case " ", "\t": endWord()
      case "#" where word == nil:
        return commands.filter { !$0.isEmpty }
      case "&", "|", ";", "(", ")":
        endWord()
        commands.append([])
      case ">", "<":
        // The number of a stream is no word.
        if word?.allSatisfy(\.isNumber) == true { word = nil }
        endWord()
        isTarget = true
      default: word = (word ?? "") + String(character)
      }
    }
    endWord()
    return commands.filter { !$0.isEmpty }
  }
}
