import Testing

/// The lines that the page about the library shows, run.
@Suite struct LibraryTests {
  @Test func theLinesOfThePageFindErrors() throws {
    let catalogs = CommandRunner.root.appending(path: "Catalogs")
    let found = errors(in: catalogs.appending(path: "layout-findings").path)
    #expect(
      found.contains { $0.contains("Localizable.xcstrings:44: German (de): “Zusatzleistungen”") })
    #expect(errors(in: catalogs.appending(path: "clean-checkout").path) == [])
    #expect(errors(in: "/no-such-folder").count == 1)
  }

  @Test func theyAreTen() throws {
    let block = try #require(Documents.page("Library")?.blocks("swift").first)
    let code = block.lines.filter { !$0.isEmpty && !$0.hasPrefix("//") }
    #expect(code.count <= 10, "\(code.count) lines")
  }
}
