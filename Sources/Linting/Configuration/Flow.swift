import PlatformFacts
import StringCatalogs

/// One flow of the configuration: an ordered set of titles shown by one surface.
public struct Flow: Hashable, Sendable {
  /// Unlike the ids of all other flows.
  public var id: String
  /// The view that shows it: `step-trail`.
  public var surface: String = "step-trail"
  /// The catalog's name without extension; nil when the keys tell.
  public var table: String?
  /// The keys of the titles, in the order in which they are shown; may be empty.
  public var steps: [CopyKey]
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

  public init(id: String, steps: [CopyKey], location: SourceLocation) {
    self.id = id
    self.steps = steps
    self.location = location
  }
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
