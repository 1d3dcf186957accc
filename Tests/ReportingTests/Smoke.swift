import Testing

@testable import Reporting

@Suite struct ReportingSmoke {}
