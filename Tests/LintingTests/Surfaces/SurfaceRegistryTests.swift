import Foundation
import Surfaces
import Testing

@testable import Linting

/// The registry as data: what every surface must say of itself.
@Suite struct SurfaceRegistryTests {
  static let manuals = SurfaceRegistry.all.map { $0.manual }
  static let ids = manuals.map(\.id)

  static func manual(_ id: String) throws -> SurfaceManual {
    try #require(manuals.first { $0.id == id })
  }

  @Test func idsAreUniqueAndLegal() {
    #expect(Set(Self.ids).count == Self.ids.count)
    for id in Self.ids {
      #expect(id.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil, "\(id)")
      #expect(id != SurfaceKind.stepTrail.id)
    }
  }

  /// One file each; a second one of a type, `Type+Topic.swift`, is part of it.
  @Test func idsAreTheFilesOfTheFolder() throws {
    let folder = URL(fileURLWithPath: #filePath)
      .appendingPathComponent("../../../../Sources/Surfaces/Kinds").standardized
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") && !$0.contains("+") }
      .map { $0.dropLast(6).replacing(/[A-Z]/) { "-" + $0.output.lowercased() }.dropFirst() }
    #expect(files.map(String.init).sorted() == Self.ids.sorted())
  }

  /// interface.md and the issue name them.
  @Test func allSurfacesAreThere() {
    #expect(
      Set(Self.ids) == [
        "swipe-deck", "tab-bar", "expanding-tab-bar", "segmented-control", "toast", "coach-mark",
        "slots", "glass",
      ])
  }

  @Test(arguments: ids) func hasAManual(_ id: String) throws {
    let manual = try Self.manual(id)
    #expect((3...40).contains(manual.title.count))
    #expect((10...90).contains(manual.summary.count))
    #expect(!manual.summary.hasSuffix(".") && !manual.summary.contains { $0.isNewline })
    #expect(manual.description.hasSuffix("."))
    #expect(!manual.description.contains("  "), "a doubled space")
    #expect(!manual.fields.isEmpty)
  }

  @Test(arguments: ids) func everyFieldHasAManual(_ id: String) throws {
    for (path, field) in try Self.manual(id).everyField {
      #expect((5...120).contains(field.summary.count), "\(path)")
      for text in [field.summary, field.details] {
        #expect(!text.hasSuffix(".") && !text.contains("  "), "\(path): \(text)")
        #expect(!text.contains { $0.isNewline }, "\(path)")
      }
      #expect(field.name.wholeMatch(of: /[a-z][A-Za-z]*/) != nil, "\(path)")
    }
  }

  /// A number that nobody set has a source.
  @Test(arguments: ids) func everyNumberSaysWhereItComesFrom(_ id: String) throws {
    for (path, field) in try Self.manual(id).everyField {
      let hasStandard =
        switch field.kind {
        case .points(let standard, _, _), .number(let standard, _, _): standard != nil
        case .count(let standard, _): standard != nil
        default: false
        }
      if hasStandard { #expect(!field.details.isEmpty, "\(path)") }
    }
  }

  /// What should be usual is possible, and the default is usual.
  @Test(arguments: ids) func usualRangesAreSensible(_ id: String) throws {
    for (path, field) in try Self.manual(id).everyField {
      let (standard, usual): (Double?, UsualRange?) =
        switch field.kind {
        case .points(let standard, _, let usual), .number(let standard, _, let usual):
          (standard, usual)
        default: (nil, nil)
        }
      guard let usual else { continue }
      #expect(usual.reason.hasSuffix("."), "\(path)")
      if let standard { #expect(usual.range.contains(standard), "\(path)") }
    }
  }

  @Test(arguments: ids) func copyHasANoun(_ id: String) throws {
    for (path, field) in try Self.manual(id).everyField {
      switch field.kind {
      case .copy, .copies:
        #expect(field.noun.hasPrefix("the "), "\(path)")
      case .groups where field.fields.contains(where: { $0.kind.isCopy }):
        #expect(field.noun.hasPrefix(" of "), "\(path)")
      default: break
      }
    }
  }

  /// Copy and style are read into one set of settings, beside what any flow says.
  @Test(arguments: ids) func namesDoNotCollide(_ id: String) throws {
    let manual = try Self.manual(id)
    let names = manual.allFields.map(\.name)
    #expect(Set(names).count == names.count)
    let common: Set = [
      "id", "surface", "table", "style", "margins", "maxWidth", "boldText", "surfaces",
    ]
    #expect(common.isDisjoint(with: manual.fields.map(\.name)))
    for (path, field) in manual.everyField {
      let inner = field.fields.map(\.name)
      #expect(Set(inner).count == inner.count, "\(path)")
    }
  }

  @Test(arguments: ids) func theExampleIsRead(_ id: String) throws {
    let reference = SurfaceReference(try Self.manual(id))
    let (configuration, problems) = ConfigurationDecoder().decode(
      Array(reference.example.utf8), file: "copyfit.yml", root: "/app")
    #expect(problems.map(\.message) == [], "\(reference.example)")
    let flow = try #require(configuration?.flows.first)
    #expect(flow.surface == id)
    #expect(try Self.manual(id).fields.contains { flow.settings.values[$0.name] != nil })
  }

  /// Each text's name in the configuration is that of the slot that shows it.
  @Test(arguments: ids) func slotsAreCalledAsTheirCopyIs(_ id: String) throws {
    let reference = SurfaceReference(try Self.manual(id))
    let decoder = ConfigurationDecoder()
    let flow = try #require(
      decoder.decode(Array(reference.example.utf8), file: "copyfit.yml", root: "/app")
        .configuration?.flows.first)
    let copy = FlowCopy(
      locale: "en", isRightToLeft: false,
      titles: flow.keys.map {
        ResolvedText(
          key: $0.key, text: $0.key, shownLocale: "en", isFallback: false, location: $0.location)
      }, caption: nil, positions: [], numbers: [])
    let analyzer = FlowAnalyzer(measurer: PlainMeasurer())
    let outcome = analyzer.outcome(
      of: .init(
        flow: flow, copy: copy,
        grid: CellGrid(
          contentSizes: [.large],
          places: [.init(width: 390, displayScale: .x3, height: 844)])))
    #expect(outcome.problem == nil)
    let layout = try #require(outcome.analysis.layout)
    #expect(Set(layout.slots.map(\.id)).count == layout.slots.count)
    for slot in layout.slots {
      #expect(slot.id.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil, "\(slot.id)")
      guard let index = slot.copy else { continue }
      #expect(flow.keys.indices.contains(index))
      #expect(slot.text == flow.keys[index].key)
      #expect(slot.name.hasPrefix(flow.name(ofText: index)), "\(slot.name)")
    }
  }
}

extension SurfaceManual {
  /// With the names of the fields around it: `slots[].text`.
  var everyField: [(path: String, field: any SurfaceField)] {
    Self.every(allFields, below: "\(id): ")
  }

  private static func every(
    _ fields: [any SurfaceField], below path: String
  ) -> [(path: String, field: any SurfaceField)] {
    fields.flatMap { field in
      [(path + field.name, field)] + every(field.fields, below: path + field.name + ".")
    }
  }
}

extension SurfaceFieldKind {
  var isCopy: Bool {
    switch self {
    case .copy, .copies: true
    default: false
    }
  }
}
