import StringCatalogs
import Testing

@Suite(.serialized) struct ReaderGrowthTests {
  @Test(arguments: CatalogShape.allCases)
  func reading(shape: CatalogShape) throws {
    try Growth.check(
      of: { Array(shape.text($0 * 100).utf8) },
      doing: { bytes in
        do throws(CatalogError) {
          _ = try StringCatalog(parsing: bytes)
        } catch {
          guard shape.isCutShort, error.kind == .truncated else { throw error }
        }
      })
  }

  @Test(arguments: ["\n", "\r\n", "\r", "x"])
  func places(piece: String) throws {
    try Growth.check(
      of: { Array(String(repeating: piece, count: $0 * 1000).utf8) },
      doing: { bytes in
        let index = LineIndex(bytes: bytes)
        for offset in stride(from: 0, to: bytes.count, by: 100) {
          _ = index.position(ofOffset: offset)
        }
      })
  }
}
