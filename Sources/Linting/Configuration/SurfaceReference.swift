import StringCatalogs
import Surfaces

/// What people read about one surface: `explain`, and the reference in the documentation.
public struct SurfaceReference: Sendable {
  /// One key that the configuration may have.
  public struct Key: Sendable {
    /// With the keys around it: `left.title`, `slots[].width`.
    public var path: String
    /// What fits: `a number of points, 0 or more`.
    public var takes: String
    /// What counts without it; nil where it must be there.
    public var standard: String?
    /// One line, no full stop.
    public var summary: String
    /// Where the default comes from and what else one has to know, or empty.
    public var details: String
    /// What it should lie in, or empty: `11 to 200`.
    public var usual: String
  }

  /// The value of `surface:` in the configuration.
  public var id: String
  public var title: String
  /// One line, no full stop.
  public var summary: String
  /// Paragraphs of Markdown.
  public var description: String
  /// A whole copyfit.yml with one flow.
  public var example: String
  /// The surface's copy, and what does not belong into `style`.
  public var keys: [Key]
  public var style: [Key]

  /// Every surface but the step trail, in the order of the reference: it has a page of its own there.
  public static var all: [SurfaceReference] {
    SurfaceRegistry.all.map { SurfaceReference($0.manual) }
  }

  public init(_ manual: SurfaceManual) {
    id = manual.id
    title = manual.title
    summary = manual.summary
    description = manual.description
    let lines = manual.example.split(separator: "\n", omittingEmptySubsequences: false)
    example =
      "flows:\n  - id: example\n    surface: \(manual.id)\n"
      + lines.map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
    keys = Self.keys(of: manual.fields, below: "")
    style = Self.keys(of: manual.style, below: "style.")
  }

  /// The keys that every surface takes besides its own.
  public static var commonKeys: [String] {
    ["id", "surface", "table"] + FlowTable.common(nil).map(\.key)
  }

  /// What a flow may name as its surface.
  public static var named: [SurfaceReference] { [stepTrail] + all }

  public static var stepTrail: SurfaceReference {
    let start = SourceLocation(file: "", position: SourcePosition(line: 1, column: 1))
    let flow = Flow(id: "", keys: [], location: start)
    let own = FlowTable.trailStart + FlowTable.trailEnd
    return SurfaceReference(
      id: SurfaceKind.stepTrail.id, title: "Step trail",
      summary: "Round stops for a flow of several steps; the default",
      description: """
        Each step is a stop; the current one opens into a capsule with its number and its title, as long \
        as the longest title of the flow has room for that. Else the stops show their numbers alone, and \
        the caption below names the step.
        """,
      example: """
        flows:
          - id: checkout
            steps: ["Cart", "Address", "Payment"]
            titlesUntil: xxLarge

        """,
      keys: own.filter { $0.key != "style" }.map { Key($0, of: flow) }
        + FlowTable.messages.fields.map { Key($0, of: flow.messages, below: "messages.") },
      style: FlowTable.style.fields.map { Key($0, of: flow, below: "style.") })
  }

  private init(
    id: String, title: String, summary: String, description: String, example: String, keys: [Key],
    style: [Key]
  ) {
    self.id = id
    self.title = title
    self.summary = summary
    self.description = description
    self.example = example
    self.keys = keys
    self.style = style
  }

  /// Recursion is as deep as the surface's fields are.
  private static func keys(of fields: [any SurfaceField], below path: String) -> [Key] {
    fields.flatMap { field -> [Key] in
      let isList = if case .groups = field.kind { true } else { false }
      let key = Key(
        path: path + field.name, takes: field.kind.takes(for: field),
        standard: field.isRequired ? nil : field.standardText, summary: field.summary,
        details: field.details, usual: field.kind.usualText)
      return [key] + keys(of: field.fields, below: path + field.name + (isList ? "[]." : "."))
    }
  }
}

extension SurfaceReference.Key {
  /// - Parameter root: with all defaults.
  fileprivate init<Root>(_ field: Field<Root>, of root: Root, below path: String = "") {
    let standard = field.encode(root)
    let isMapping = if case .object = standard { true } else { false }
    self.path = path + field.key
    takes = isMapping ? "a mapping" : field.expectation
    (summary, details, usual) = (field.summary, field.details, "")
    self.standard =
      switch standard {
      case .object: "each of its keys has a default of its own"
      case .absent(let words): words
      case .list: "none"
      default: standard.scalarText
      }
  }
}

extension SurfaceFieldKind {
  /// A mapping's keys are listed below it: here it is only said that it is one.
  fileprivate func takes(for field: any SurfaceField) -> String {
    switch self {
    case .group: "a mapping"
    case .groups: "a list of mappings"
    case .copy: "a catalog key, or a mapping with `key` and a list of `arguments`"
    case .copies: "a list of catalog keys, or of mappings with `key` and `arguments`"
    default: codec(for: field).expectation
    }
  }

  fileprivate var usualText: String {
    switch self {
    case .points(_, _, let usual?), .number(_, _, let usual?):
      [usual.range.lowerBound, usual.range.upperBound]
        .map { ConfigurationValue.number($0).scalarText }.joined(separator: " to ")
    default: ""
    }
  }
}

extension SurfaceField {
  fileprivate var standardText: String {
    switch encodedStandard {
    case .absent(let words): words
    case let value: value.scalarText
    }
  }
}
