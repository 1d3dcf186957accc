import StringCatalogs
import Testing

@testable import Linting
@testable import Surfaces

/// Flows of surfaces other than the step trail, and flows of several.
@Suite struct SurfaceConfigurationTests {
  static func decode(_ text: String) -> (configuration: Configuration?, problems: [Problem]) {
    ConfigurationDecoderTests.decode(text)
  }

  static let several = """
    flows:
      - id: filters
        table: Shop
        margins: 24
        boldText: true
        steps: ["Cart", "Pay"]
        surfaces:
          - surface: slots
            slots:
              - { id: add, text: "Add", lines: 1, width: 64 }
              - { text: { key: "Pay %@", arguments: ["€1"] }, size: 29, lines: 1, minimumScaleFactor: 0.6 }
          - surface: slots
            table: Other
            margins: 8
            slots: [{ text: "More" }]
      - id: buttons
        surface: slots
        slots: [{ text: "Open", padding: 12 }]
    """

  @Test func eachSurfaceIsOneFlowWithTheIDOfItsFlow() throws {
    let (configuration, problems) = Self.decode(Self.several)
    #expect(problems == [])
    let flows = try #require(configuration).flows
    #expect(flows.map(\.id) == ["filters", "filters", "filters", "buttons"])
    #expect(flows.map(\.part) == [0, 1, 2, 0])
    #expect(flows.map(\.surface) == ["step-trail", "slots", "slots", "slots"])
    #expect(flows.map(\.table) == ["Shop", "Shop", "Other", nil])
    #expect(flows.map(\.margins) == [24, 24, 8, nil])
    #expect(flows.map(\.boldText) == [true, true, true, false])
    #expect(
      flows.map { $0.keys.map(\.key) } == [
        ["Cart", "Pay"], ["Add", "Pay %@"], ["More"], ["Open"],
      ])
    #expect(flows[1].keys[1].arguments == [.text("€1")])
    #expect(flows.map(\.surfaces.count) == [0, 0, 0, 0])
    // At the surface's own place in the file.
    #expect(flows.map(\.location.position.line) == [2, 8, 12, 16])
    #expect(flows[1].keys.map(\.location.position.line) == [10, 11])
  }

  @Test func textsHaveNames() throws {
    let flows = try #require(Self.decode(Self.several).configuration).flows
    #expect(flows[0].roles.map(\.name) == ["the title of step 1", "the title of step 2"])
    #expect(flows[1].roles.map(\.name) == ["the text of slot “add”", "the text of slot 2"])
    #expect(flows[0].roles.map(\.peers) == ["steps", "steps"])
    #expect(flows[3].name(ofText: 0) == "the text of slot 1")
    #expect(flows[3].name(ofText: 7) == "text 8")
  }

  /// Findings about one number or colour point at it.
  @Test func valuesKnowTheirPlaces() throws {
    let text = """
      flows:
        - id: filters
          style: { height: 20 }
          surfaces:
            - surface: slots
              slots:
                - { id: add, text: "Add",
                    scaledSize: { size: 9 } }
                - literal: New
      """
    let (configuration, problems) = Self.decode(text)
    #expect(problems == [])
    let flows = try #require(configuration).flows
    func place(_ path: String, of flow: Int) -> [Int] {
      let position = flows[flow].location(ofField: path).position
      return [position.line, position.column]
    }
    #expect(flows.count == 1)
    #expect(place("style", of: 0) == [5, 9])
    #expect(place("slots.0.scaledSize.size", of: 0) == [8, 35])
    #expect(place("slots.1", of: 0) == [9, 13])
    #expect(place("slots.1.literal", of: 0) == [9, 22])
    // Of the flow, or of its surface.
    #expect(place("slots.2.literal", of: 0) == [5, 9])
    #expect(place("", of: 0) == [5, 9])
    #expect(flows[0].location(ofLiteral: "New").position.column == 22)
    #expect(flows[0].location(ofLiteral: "add") == flows[0].location)
  }

  /// Where things stand makes no flow another one.
  @Test func placesOfFieldsAreNotCompared() throws {
    let flows = ["{id: a, steps: [x]}", "{steps: [x], id: a}"].map {
      Self.decode("flows: [\($0)]").configuration?.flows.first?.fieldLocations
    }
    #expect(flows[0] != nil)
    #expect(flows[0] == flows[1])
  }

  /// What is printed reads back as the same flows.
  @Test func roundTrip() throws {
    let first = try #require(Self.decode(Self.several).configuration)
    let printed = ConfigurationPrinter.yaml(first, vocabulary: ConfigurationSamples.vocabulary)
    let (second, problems) = Self.decode(printed)
    #expect(problems == [], "\(printed)")
    let again = try #require(second)
    #expect(again.flows.map(\.keys.count) == first.flows.map(\.keys.count))
    #expect(again.flows.map(\.part) == first.flows.map(\.part))
    #expect(
      ConfigurationPrinter.yaml(again, vocabulary: ConfigurationSamples.vocabulary) == printed)
  }

  @Test func aListOfSurfacesNeedsNoTrail() throws {
    let text = """
      flows:
        - id: card
          surfaces: [{ surface: slots, slots: [{ text: "Open" }] }]
      """
    let flows = try #require(Self.decode(text).configuration).flows
    #expect(flows.map(\.surface) == ["slots"])
    #expect(flows.map(\.part) == [0])
  }

  @Test(arguments: [
    // What a flow says, and what the answer has.
    ("surface: slot", "Did you mean \"slots\"?"),
    ("surface: slots", "The surface slots needs \"slots\": the slots."),
    ("surface: slots, slots: []", "with at least one item"),
    (
      "surface: slots, slots: [{ text: A }], steps: [A]",
      "Unknown key \"steps\" in the surface slots."
    ),
    ("surface: slots, slots: [{ text: A, widht: 3 }]", "Did you mean \"width\"?"),
    (
      "surface: slots, slots: [{ text: A, width: 0 }]",
      "a number of points, 1 or more; found the number 0"
    ),
    ("surface: slots, slots: [{ text: A, lines: 1.5 }]", "a whole number from 1 to 100"),
    ("surface: slots, slots: [{ text: A, minimumScaleFactor: 2 }]", "a number from 0.01 to 1"),
    ("surface: slots, slots: [{ text: A, textStyle: boddy }]", "Did you mean \"body\"?"),
    (
      "surfaces: [{ surface: slots, id: x, slots: [{ text: A }] }]",
      "Unknown key \"id\" in the surface slots."
    ),
    (
      "surfaces: [{ surface: slots, slots: [{ text: A }], surfaces: [] }]",
      "Unknown key \"surfaces\""
    ),
  ])
  func whatDoesNotFitIsAnswered(flow: String, answer: String) {
    let (configuration, problems) = Self.decode("flows:\n  - { id: a, \(flow) }\n")
    #expect(configuration == nil)
    #expect(problems.contains { $0.message.contains(answer) }, "\(problems.map(\.message))")
  }

  /// A surface that is not known leaves open what else may stand there: it is the one problem.
  @Test func anUnknownSurfaceIsOneProblem() {
    let (_, problems) = Self.decode(
      "flows:\n  - { id: a, surface: tost, title: A, style: { icn: 3 } }\n")
    #expect(problems.count == 1)
  }
}
