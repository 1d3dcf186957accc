import PlatformFacts
import StringCatalogs

/// One flow of the configuration: an ordered set of titles shown by one surface.
public struct Flow: Hashable, Sendable {
  public var id: String
  /// `step-trail`.
  public var surface: String = "step-trail"
  /// The catalog's name without extension; nil when the keys tell.
  public var table: String?
  public var steps: [CopyKey]
  /// Style of the step trail; points at the default text size.
  /// As written: the surface takes values under 28 for 28.
  public var height: Double = 34
  /// As written: the surface takes values under 40 for 40.
  public var maximumTitleWidth: Double = 160
  public var accent: String?
  public var accentInk: String?
  public var showsCaption: Bool = true
  /// nil: the configuration's.
  public var margins: Double?
  public var maxWidth: Double?
  public var boldText: Bool = false
  public var messages: MessageKeys = .init()
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
  public var key: String
  public var arguments: [SampleArgument]
  public var location: SourceLocation

  public init(key: String, arguments: [SampleArgument] = [], location: SourceLocation) {
    self.key = key
    self.arguments = arguments
    self.location = location
  }
}

public enum SampleArgument: Hashable, Sendable {
  /// For `%lld` and its kin: shown with the locale's digits and grouping.
  case integer(Int64)
  /// For `%@`: shown as it is.
  case text(String)
}

/// The keys of the messages that a step trail looks up.
public struct MessageKeys: Hashable, Sendable {
  public var table: String = "Localizable"
  public var caption: String = "Step %lld of %lld"
  public var complete: String = "Complete"
  public var label: String = "Progress"
  public var value: String = "Step %lld of %lld, %@"
  public var goTo: String = "Go to %@"

  public init() {}
}
