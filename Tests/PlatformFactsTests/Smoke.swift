import Testing

@testable import PlatformFacts

@Suite struct PlatformFactsSmoke {}
