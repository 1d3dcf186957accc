import Testing

@testable import StringCatalogs

@Suite struct StringCatalogsSmoke {}
