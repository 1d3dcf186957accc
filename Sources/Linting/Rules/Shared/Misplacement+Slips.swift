import StringCatalogs

/// Names and words that are one slip away from what the format has.
extension StringCatalog.Irregularity {
  func isSlip(for meant: String) -> Bool { EditDistance.isSlip(name, for: meant) }

  /// A member that its object lacks, under a name next to it: whatever else tools add is theirs.
  var slipOfMember: Misplacement.Home? {
    for meant in lacking where isSlip(for: meant) {
      guard let member = Self.members[meant], member.kinds.contains(value ?? .other) else {
        continue
      }
      return Misplacement.Home(
        where: "where `\(meant)` belongs", loss: member.loss, cure: "Write it `\(meant)`",
        most: member.most)
    }
    return nil
  }

  private struct Member: Sendable {
    /// What it may hold to be meant.
    var kinds: [ValueKind]
    var loss = "the text is never shown"
    var most = Severity.error
  }

  private static let members: [String: Member] = [
    "value": Member(kinds: [.text]),
    "values": Member(kinds: [.array], loss: "the texts are never shown"),
    "state": Member(kinds: [.text], loss: "the text has no state", most: .warning),
    "shouldTranslate": Member(
      kinds: [.other], loss: "the key counts as one to be translated", most: .warning),
    "extractionState": Member(kinds: [.text], loss: "the key has no such state", most: .warning),
    "argNum": Member(
      kinds: [.other, .text], loss: "the substitution reads the next argument", most: .warning),
    "formatSpecifier": Member(
      kinds: [.text], loss: "the substitution does not know the type of its argument",
      most: .warning),
  ]

  var slipOfDevice: Misplacement.Home? {
    let other = Self.otherNames[name.lowercased()]
    guard value == .object, let meant = other ?? KnownDevices.names.first(where: isSlip) else {
      return nil
    }
    return Misplacement.Home(
      where: "among the devices, where `\(meant)` belongs", cure: "Write it `\(meant)`")
  }

  private static let otherNames = [
    "watch": "applewatch", "watchos": "applewatch", "tv": "appletv", "tvos": "appletv",
    "vision": "applevision", "visionpro": "applevision", "visionos": "applevision",
    "macos": "mac", "default": "other",
  ]

  /// A state next to one that Xcode has: what only a tool knows is its own.
  var homeOfState: Misplacement.Home? {
    let isOfEntry = locale == nil
    let states =
      isOfEntry
      ? ["manual", "extracted_with_value", "stale", "migrated"]
      : ["new", "translated", "needs_review", "machine_translated"]
    // Two letters make a word its contrary: `untranslated`.
    guard let meant = states.first(where: { EditDistance.isSlip(name, for: $0, atMost: 1) }) else {
      return nil
    }
    return Misplacement.Home(
      where: "no \(isOfEntry ? "extraction state" : "state") that Xcode has",
      why: isOfEntry
        ? "The key is not treated as it says."
        : "What looks for texts to translate or to review passes over it.",
      cure: "Write it `\(meant)`", isWord: true, most: .warning)
  }
}

/// Devices that Xcode offers for variations.
enum KnownDevices {
  static let names = [
    "iphone", "ipad", "ipod", "mac", "applewatch", "appletv", "applevision", "other",
  ]
}
