public struct RuleHelp: Sendable { public var translator: String?; public var designer: String?; public var developer: String? }
extension Finding { public var help: RuleHelp { RuleHelp() } }
