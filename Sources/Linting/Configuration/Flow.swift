import PlatformFacts
import StringCatalogs
import Surfaces

/// What one surface of a flow shows: an ordered set of texts, and how they are shown. A flow with
/// several surfaces is several of these with one id.
public struct Flow: Hashable, Sendable {
  /// Unlike the ids of all other flows.
  public var id: String
  /// Which of the flow's surfaces it is, from 0.
  public var part: Int = 0
  /// Which of the flow's surfaces of its kind it is, from 1.
  public var ordinalInKind: Int = 1
  /// The view that shows it.
  public var kind: SurfaceKind = .stepTrail
  /// The catalog's name without extension; nil when the keys tell.
  public var table: String?
  /// The keys of the texts, in the order in which they are shown; of a step trail, of the steps'
  /// titles. May be empty.
  public var keys: [CopyKey]
  /// What a surface other than the step trail says, as configured.
  public var settings: SurfaceSettings<CopyKey> = .init()
  /// The flow's further surfaces as its file lists them; empty in a configuration, whose list of
  /// flows has them one after the other.
  var surfaces: [Flow] = []
  /// Diameter of a stop at the default text size, in points, greater than 0. As written: the
  /// surface takes values under 28 for 28.
  public var height: Double = 34
  /// Longest title at the default text size, in points, greater than 0. As written: the surface
  /// takes values under 40 for 40.
  public var maximumTitleWidth: Double = 160
  /// Colour of the stops, `#RRGGBB`; nil: the view's own.
  public var accent: String?
  /// Colour of the text on the stops, `#RRGGBB`; nil: the view's own.
  public var accentInk: String?
  /// Whether the caption below the stops is shown.
  public var showsCaption: Bool = true
  /// Points on each side; nil: the configuration's.
  public var margins: Double?
  /// Points that the flow's place has at most; nil: no limit.
  public var maxWidth: Double?
  /// Measure as with the Bold Text setting: semibold becomes bold.
  public var boldText: Bool = false
  /// Keys of the view's own copy.
  public var messages: MessageKeys = .init()
  /// The largest text size at which the titles are promised to show everywhere; nil: no promise.
  public var titlesUntil: ContentSizeCategory?
  /// Where the flow begins in copyfit.yml or a flow file.
  public var location: SourceLocation
  /// Where the values of the flow's own fields begin.
  var fieldLocations = FieldLocations()

  public init(id: String, keys: [CopyKey], location: SourceLocation) {
    self.id = id
    self.keys = keys
    self.location = location
  }

  /// Where the value of a field begins that the configuration sets; where the flow does, for any
  /// other.
  ///
  /// - Parameter path: the field's keys and, in lists, its numbers from 0: `style.height`,
  ///   `left.fill`, `slots.2.size`.
  public func location(ofField path: String) -> SourceLocation {
    fieldLocations[path] ?? location
  }

  /// The surface's name in the configuration and in reports.
  public var surface: String { kind.id }

  /// What tells the surface from the flow's others, wherever it stands among them: `toast`, and for a
  /// second one `toast 2`. Empty for the step trail.
  var partName: String {
    if kind.type == nil { return "" }
    return ordinalInKind > 1 ? "\(surface) \(ordinalInKind)" : surface
  }

  /// What each key is in the surface, in the order of `keys`.
  public var roles: [CopyRole] {
    guard let type = kind.type else {
      return keys.indices.map { CopyRole(name: "the title of step \($0 + 1)", peers: "steps") }
    }
    return settings.copy(in: type.manual.allFields).map(\.role)
  }

  /// What the text at `index` is, for messages: `the title of step 2`.
  public func name(ofText index: Int) -> String {
    let roles = roles
    return roles.indices.contains(index) ? roles[index].name : "text \(index + 1)"
  }

  /// A key with what it is, for messages about the configuration: `step "Cart"`, `the label of tab 2
  /// ("tab.home")`.
  func mention(of key: CopyKey) -> String {
    guard kind != .stepTrail, let index = keys.firstIndex(of: key) else {
      return "step \(key.key.quoted)"
    }
    return "\(name(ofText: index)) (\(key.key.quoted))"
  }
}

/// The view that shows a flow. The step trail has a form of its own in the configuration, since its
/// copy is looked up and numbered step by step; every other surface says itself what it takes.
public struct SurfaceKind: Hashable, Sendable {
  /// As in the configuration: `step-trail`.
  public let id: String
  /// nil for the step trail.
  public let type: (any Surface.Type)?

  public static let stepTrail = SurfaceKind(id: "step-trail", type: nil)

  public init(_ type: any Surface.Type) { self.init(id: type.manual.id, type: type) }

  private init(id: String, type: (any Surface.Type)?) {
    self.id = id
    self.type = type
  }

  public static func == (a: Self, b: Self) -> Bool { a.id == b.id }
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// A catalog key, with the arguments that its placeholders get.
public struct CopyKey: Hashable, Sendable {
  /// As in the catalog, byte for byte.
  public var key: String
  /// Of the placeholders, in order; empty: placeholders stay as they are.
  public var arguments: [SampleArgument]
  /// Where the configuration names the key.
  public var location: SourceLocation

  public init(key: String, arguments: [SampleArgument] = [], location: SourceLocation) {
    self.key = key
    self.arguments = arguments
    self.location = location
  }
}

/// A value that stands in for what the app passes at run time.
public enum SampleArgument: Hashable, Sendable {
  /// For `%lld` and its kin: shown with the locale's digits and grouping.
  case integer(Int64)
  /// For `%@`: shown as it is.
  case text(String)
}

/// The keys of the messages that a step trail looks up.
public struct MessageKeys: Hashable, Sendable {
  /// The catalog's name without extension.
  public var table: String = "Localizable"
  /// The position text: step, number of steps.
  public var caption: String = "Step %lld of %lld"
  /// The text after the last step.
  public var complete: String = "Complete"
  /// The accessibility label of the trail.
  public var label: String = "Progress"
  /// The accessibility value: step, number of steps, title.
  public var value: String = "Step %lld of %lld, %@"
  /// The accessibility action of another step: its title.
  public var goTo: String = "Go to %@"

  public init() {}
}
