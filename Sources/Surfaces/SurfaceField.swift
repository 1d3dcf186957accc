/// One thing that the configuration may say about a surface. Reading the configuration, its schema,
/// messages about unknown keys and the reference of the surfaces all come from these.
public protocol SurfaceField: Sendable {
  /// The key in copyfit.yml.
  var name: String { get }
  /// What it is: one line, no full stop.
  var summary: String { get }
  /// Where the default comes from, and what else one has to know; sentences without the last full
  /// stop, or empty.
  var details: String { get }
  var kind: SurfaceFieldKind { get }
  var isRequired: Bool { get }
  /// What messages call it: of copy, `the title`; of a list of copy, each: `the label of tab`; of a
  /// group, after its copy: ` of the left badge`. Of a name, what fits: `a name`,
  /// or `a text` for one that the view shows.
  var noun: String { get }
  /// See `CopyRole.peers`.
  var peers: String? { get }
  /// Of a group, or of each group of a list: which of its keys stand for one another.
  var choices: [SurfaceChoice] { get }
  /// Of a group, or of each group of a list: what its fields and choices by themselves cannot say.
  var check: SurfaceCheck? { get }
}

/// Keys of which at most one may be set. Reading the configuration and its schema come from it.
public struct SurfaceChoice: Hashable, Sendable {
  /// Two or more.
  public var keys: [String]
  /// What must have one of them, as a sentence that says so; nil where none need be set.
  public var whenMissing: String?
  /// What has several, as a sentence without its full stop: `A slot has one size`.
  public var rule: String
  /// What else helps, as a sentence, or empty.
  public var advice: String

  public init(_ keys: [String], _ rule: String, advice: String = "", whenMissing: String? = nil) {
    self.keys = keys
    self.rule = rule
    self.advice = advice
    self.whenMissing = whenMissing
  }

  /// What is wrong with a group that has the keys of `isSet`; nil where nothing is.
  public func problem(_ isSet: (String) -> Bool) -> String? {
    let found = keys.filter(isSet)
    if found.isEmpty { return whenMissing }
    guard found.count > 1 else { return nil }
    let names = found.map { "\"\($0)\"" }.joined(separator: " or ")
    let sentence = "\(rule): \(names), not \(found.count == 2 ? "both" : "all of them")."
    return advice.isEmpty ? sentence : "\(sentence) \(advice)"
  }
}

/// Says what is wrong with settings whose values are each fine: `A slot needs "text" or "literal".`
/// One sentence or several, or nil. Which settings there are is known, copy is not: it has no text.
public typealias SurfaceCheck = @Sendable (SurfaceSettings<SlotCopy>) -> String?

extension SurfaceField {
  /// What is wrong with a group of this field as a whole; nil where nothing is.
  public func problem(in group: SurfaceSettings<SlotCopy>) -> String? {
    for choice in choices {
      if let problem = choice.problem({ group.values[$0] != nil }) { return problem }
    }
    return check?(group)
  }

  /// Those of a group, or of each group of a list.
  public var fields: [any SurfaceField] {
    switch kind {
    case .group(let fields), .groups(let fields): fields
    default: []
    }
  }

  /// Whether it is a text that the view shows and that no catalog has.
  public var isShownText: Bool {
    if case .name = kind { noun == "a text" } else { false }
  }

  /// Whether it is copy, or has copy in it. Recursion is as deep as the fields are.
  public var hasCopy: Bool {
    switch kind {
    case .copy, .copies: true
    default: fields.contains { $0.hasCopy }
    }
  }
}

/// What values a field takes. Not an indirect enum: fields are globals, and the leak check loses sight
/// of boxes that an enum marks with its case.
public enum SurfaceFieldKind: Sendable {
  /// A length in points, `least` or more. Outside of `usual` it is a note.
  case points(standard: Double?, least: Double, usual: UsualRange?)
  /// A number without a unit, or with one that the summary names, within `range`.
  case number(standard: Double?, range: ClosedRange<Double>, usual: UsualRange?)
  /// A whole number within `range`.
  case count(standard: Int?, range: ClosedRange<Int>)
  case flag(standard: Bool)
  /// `#RRGGBB`.
  case color(standard: String?)
  case choice([String], standard: String?)
  /// One line of text that is no copy.
  case name(standard: String?)
  /// A catalog key; `standard` is what the view shows, in English, where none is given.
  case copy(standard: String?)
  case copies
  case group([any SurfaceField])
  case groups([any SurfaceField])
}

/// What a value should lie in. One outside is taken as it is, or as the nearer end where the view
/// does that.
public struct UsualRange: Hashable, Sendable {
  public var range: ClosedRange<Double>
  /// Why, as a sentence: `Human Interface Guidelines: text on iOS is at least 11 pt.`
  public var reason: String

  public init(_ range: ClosedRange<Double>, _ reason: String) {
    self.range = range
    self.reason = reason
  }
}

/// A field with the type of its value.
public struct Setting<Value: Sendable>: SurfaceField {
  public let name: String
  public let summary: String
  public let details: String
  public let kind: SurfaceFieldKind
  public let isRequired: Bool
  public let noun: String
  public let peers: String?
  public let choices: [SurfaceChoice]
  public let check: SurfaceCheck?
  /// What counts where the configuration says nothing.
  let standard: Value
  let read: @Sendable (SurfaceSettings<SlotCopy>.Value) -> Value?

  init(
    _ name: String, _ kind: SurfaceFieldKind, standard: Value, _ summary: String, _ details: String,
    isRequired: Bool = false, noun: String = "", peers: String? = nil,
    choices: [SurfaceChoice] = [], check: SurfaceCheck? = nil,
    read: @escaping @Sendable (SurfaceSettings<SlotCopy>.Value) -> Value?
  ) {
    self.name = name
    self.kind = kind
    self.standard = standard
    self.summary = summary
    self.details = details
    self.isRequired = isRequired
    self.noun = noun
    self.peers = peers
    self.choices = choices
    self.check = check
    self.read = read
  }
}

extension SurfaceSettings where Copy == SlotCopy {
  /// The setting's value, or its default.
  public subscript<Value>(setting: Setting<Value>) -> Value {
    values[setting.name].flatMap(setting.read) ?? setting.standard
  }
}
