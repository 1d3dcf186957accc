/// A group of keys that look like the titles of one flow.
struct FlowGuess: Sendable {
  enum Evidence: Hashable, Sendable {
    /// The keys number their steps.
    case numbers
    /// The comments of the keys number their steps.
    case comments
    /// The steps have names: their order is that of the catalog, which is that of the alphabet.
    case names
  }

  struct Step: Hashable, Sendable {
    var key: String
    /// Its source text.
    var text: String
  }

  /// Unique among the guesses.
  var id: String
  /// Index of the catalog.
  var catalog: Int
  var steps: [Step]
  var evidence: Evidence
  /// The keys, or their comments, with the varying part as `*`.
  var pattern: String
  /// Good enough to be linted at once. Others are written as comments.
  var isSure: Bool
  /// Why it is not sure, for people; empty where it is.
  var doubt = ""
}
