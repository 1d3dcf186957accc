import Testing

@testable import copyfit

@Suite struct CopyfitSmoke {}
