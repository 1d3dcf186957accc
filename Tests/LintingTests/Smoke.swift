import Testing

@testable import Linting

@Suite struct LintingSmoke {}
