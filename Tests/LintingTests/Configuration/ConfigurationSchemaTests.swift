import Foundation
import Testing

@testable import Linting

@Suite struct ConfigurationSchemaTests {
  static let schema = ConfigurationSchema.value(ConfigurationSamples.vocabulary)

  @Test func isJSON() throws {
    let text = ConfigurationSchema.json(vocabulary: ConfigurationSamples.vocabulary)
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    #expect(object?["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
    let properties = object?["properties"] as? [String: Any]
    #expect(
      properties.map { Set($0.keys) } == [
        "catalogs", "sourceLanguage", "locales", "devices", "widths", "contentSizes", "margins",
        "fonts", "rules", "ignore", "baseline", "catalogRules", "flowFiles", "flows",
      ])
  }

  @Test(arguments: ConfigurationSamples.good)
  func goodIsValid(text: String) throws {
    let node = try #require(YAMLReader.read(Array(text.utf8), file: "t").0)
    if case .null = node.content { return }
    #expect(SchemaValidator().isValid(node, Self.schema))
  }

  @Test(arguments: ConfigurationSamples.bad)
  func badIsInvalidWhereSchemaCanSayIt(sample: ConfigurationSamples.Bad) throws {
    let node = try #require(YAMLReader.read(Array(sample.text.utf8), file: "t").0)
    #expect(SchemaValidator().isValid(node, Self.schema) == !sample.isInSchema)
  }

  /// Every key that decoding knows is in the sample that has all, and so in the schema; and the
  /// other way round.
  @Test func everyKeyIsInTheSample() throws {
    let node = try #require(
      YAMLReader.read(Array(ConfigurationSamples.everything.utf8), file: "t").0)
    var sampled: Set<String> = []
    var waiting = [node]
    while let next = waiting.popLast() {
      switch next.content {
      case .sequence(let items): waiting += items
      case .mapping(let members):
        sampled.formUnion(members.map(\.key))
        waiting += members.map(\.value)
      default: break
      }
    }
    var described: Set<String> = []
    // Other surfaces have keys of their own: SurfaceConfigurationTests.
    var vocabulary = ConfigurationSamples.vocabulary
    vocabulary.surfaces = []
    var schemas = [ConfigurationSchema.value(vocabulary)]
    while let next = schemas.popLast() {
      switch next {
      case .list(let values): schemas += values
      case .object(let members):
        if case .object(let properties) = next["properties"] {
          described.formUnion(properties.map(\.key))
        }
        schemas += members.map(\.value)
      default: break
      }
    }
    let named: Set = ["form-flip", "caption-wraps", "title-truncated", "titles-lost", "Latn"]
    #expect(sampled.subtracting(named) == described)
  }

  @Test func everyKeyHasAManual() {
    var schemas = [Self.schema]
    var count = 0
    while let next = schemas.popLast() {
      switch next {
      case .list(let values): schemas += values
      case .object(let members):
        if case .object(let properties) = next["properties"] {
          for property in properties {
            count += 1
            guard case .string(let text) = property.value["description"] else {
              Issue.record("\(property.key) has no description")
              continue
            }
            #expect(!text.isEmpty && !text.contains("\n") && !text.hasSuffix("."))
          }
        }
        schemas += members.map(\.value)
      default: break
      }
    }
    #expect(count > 40)
  }

  /// What an editor offers, and the manual shows, is a value that fits.
  @Test func everyExampleFits() throws {
    var schemas = [Self.schema]
    var count = 0
    while let next = schemas.popLast() {
      switch next {
      case .list(let values): schemas += values
      case .object(let members):
        if case .object(let properties) = next["properties"] {
          for property in properties {
            guard case .list(let examples) = property.value["examples"], !examples.isEmpty else {
              Issue.record("\(property.key) has no example")
              continue
            }
            for example in examples {
              count += 1
              let node = try #require(YAMLReader.read(Array(example.yaml.utf8), file: "t").0)
              #expect(SchemaValidator().isValid(node, property.value), "\(property.key)")
            }
          }
        }
        schemas += members.map(\.value)
      default: break
      }
    }
    #expect(count > 40)
  }
}

@Suite struct ConfigurationPrinterTests {
  /// What is printed reads back as the same configuration.
  @Test(arguments: ConfigurationSamples.good)
  func roundTrip(text: String) throws {
    var first = try #require(ConfigurationDecoderTests.decode(text).configuration)
    let printed = ConfigurationPrinter.yaml(first, vocabulary: ConfigurationSamples.vocabulary)
    let (second, problems) = ConfigurationDecoderTests.decode(printed)
    #expect(problems == [], "\(printed)")
    // Flows of flow files are among the flows; their patterns are a comment.
    first.flowFiles = []
    let again = try #require(second)
    #expect(
      ConfigurationTable.table(ConfigurationSamples.vocabulary).encode(again)
        == ConfigurationTable.table(ConfigurationSamples.vocabulary).encode(first))
    #expect(again.flows.map(\.keys.count) == first.flows.map(\.keys.count))
  }

  @Test func defaults() {
    let printed = ConfigurationPrinter.yaml(Configuration(file: nil, root: "/app"))
    #expect(
      printed == """
        # No configuration file: all defaults.
        # catalogs: all below this folder
        # sourceLanguage: the catalog's own
        # locales: those of the catalogs that a flow's steps are in
        devices: "phones"
        widths: []
        contentSizes: "all"
        margins: 16
        fonts:
          profile: "ios"
          files: {}
        rules: {}
        ignore: []
        # baseline: none
        catalogRules: "flows"
        # flowFiles: none
        flows: []

        """)
  }

  @Test func flow() throws {
    let text = "flows: [{id: a, steps: [\"a\\nb\", {key: k, arguments: [1]}]}]"
    let configuration = try #require(ConfigurationDecoderTests.decode(text).configuration)
    let printed = ConfigurationPrinter.yaml(configuration)
    #expect(
      printed.contains(
        """
        flows:
          - id: "a"
            surface: "step-trail"
            # table: the only one that has the keys
            steps:
              - "a\\nb"
              - key: "k"
                arguments: [1]
            style:
              height: 34
              maximumTitleWidth: 160
              # accent: the view's own
              # accentInk: the view's own
            showsCaption: true
        """), "\(printed)")
  }
}
