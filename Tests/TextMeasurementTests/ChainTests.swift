import Testing

@testable import TextMeasurement

@Suite struct ChainTests {
  /// Every row of the published table.
  @Test(
    arguments: [
      ("Latn", FontWeight.semibold, "Inter-SemiBold", 0.9671, 0.0545, -0.0307, 0.025),
      ("Cyrl", .semibold, "Inter-SemiBold", 1.0230, 0.0523, -0.0543, 0.025),
      ("Grek", .semibold, "Inter-SemiBold", 0.9255, 0.0371, 0.0009, 0.04),
      ("Latn", .regular, "Inter-Regular", 0.9626, 0.0581, -0.0409, 0.025),
      ("Latn", .medium, "Inter-Medium", 0.9661, 0.0560, -0.0343, 0.025),
      ("Latn", .bold, "Inter-Bold", 0.9678, 0.0525, -0.0227, 0.025),
      ("Arab", .semibold, "NotoSansArabic-Bold", 0.928, 0, 0, 0.08),
      ("Arab", .regular, "NotoSansArabic-Regular", 1.022, 0, 0, 0.08),
      ("Thai", .semibold, "NotoSansThai-Bold", 0.988, 0, 0, 0.08),
      ("Hebr", .semibold, "NotoSansHebrew-Bold", 0.975, 0, 0, 0.08),
      ("Deva", .semibold, "NotoSansDevanagari-Bold", 0.969, 0, 0, 0.08),
      ("Beng", .semibold, "NotoSansBengali-Bold", 0.97, 0, 0, 0.08),
      ("Geor", .semibold, "NotoSansGeorgian-Bold", 0.97, 0, 0, 0.08),
    ] as [(String, FontWeight, String, Double, Double, Double, Double)])
  func coefficients(
    script: String, weight: FontWeight, face: String, a: Double, beta: Double, gamma: Double,
    band: Double
  ) throws {
    let row = try #require(FontChain().faces(script: script, weight: weight).first)
    #expect(row.name == face)
    #expect(row.correction.scale == a)
    #expect(row.correction.beta == beta)
    #expect(row.correction.gamma == gamma)
    #expect(row.correction.band == band)
    #expect(row.revision != nil)
  }

  @Test(arguments: [("Latn", 0.9702, -0.0142, 0.0545), ("Cyrl", 1.0087, -0.0293, 0.0523)])
  func interVariable(script: String, a: Double, gamma: Double, beta: Double) throws {
    let row = try #require(FontChain().faces(script: script, weight: .semibold).last)
    #expect(row.source == .installedVariable("InterVariable"))
    #expect(row.weightAxis == 600)
    #expect(row.opticalSize == .fixed(24))
    #expect(row.disabledFeatures == ["calt"])
    #expect(
      (row.correction.scale, row.correction.beta, row.correction.gamma) == (a, beta, gamma))
  }

  @Test func notoSemiBoldHasItsFigure() {
    #expect(FontChain.notoScale(script: "Arab", style: "SemiBold") == 0.962)
  }

  /// Weights without a figure of their own lie by Latin's differences and are less certain.
  @Test func estimatedWeights() throws {
    let row = try #require(FontChain().faces(script: "Cyrl", weight: .bold).first)
    #expect(abs(row.correction.scale - (1.0230 + 0.9678 - 0.9671)) < 1e-12)
    #expect(row.correction.band == 0.04)
  }

  @Test(arguments: [
    ("Arabic", "arabic"), ("CanadianAboriginal", "canadian-aboriginal"), ("NKo", "nko"),
    ("Symbols2", "symbols-2"), ("LinearB", "linear-b"),
  ])
  func casks(family: String, cask: String) {
    #expect(FontChain.kebabCase(family) == cask)
  }

  @Test func scriptsAreKnownAndUnique() {
    let scripts = FontChain.scripts
    #expect(Set(scripts).count == scripts.count)
    for script in scripts { #expect(ScriptCode(script)?.code == script) }
    #expect(FontChain().faces(script: "Zzzz", weight: .semibold).isEmpty)
  }

  /// Every row of the table is in the packages, in the revision that the table says.
  @Test(KnownFaces.condition) func chainIsInstalled() {
    let measurer = FontMeasurer()
    let (faces, missing) = measurer.chainFaces(hashed: false)
    #expect(missing == [])
    #expect(measurer.notices == [])
    #expect(faces.allSatisfy { $0.correction != "uncorrected" })
    #expect(faces.count > 500)
  }

  @Test func anotherRevisionIsUncorrected() throws {
    let inter = try #require(
      FontFinder.files(postScriptName: "Inter-SemiBold", variable: false).first)
    var row = try #require(FontChain().faces(script: "Latn", weight: .semibold).first)
    row.source = .file(inter.path)
    row.revision = "9.999"
    let store = FaceStore(chain: FontChain())
    let number = try #require(try store.makeSlot([row], weight: .semibold, size: 15))
    _ = try store.makeSlot([row], weight: .semibold, size: 15)
    let correction = store.slots[number].correction
    #expect(correction.id == "uncorrected")
    #expect((correction.scale, correction.beta, correction.gamma) == (1, 0, 0))
    #expect(correction.usesSystemTracking)
    #expect(correction.band == 0.04)
    #expect(store.notices.count == 1)
    #expect(store.notices[0].contains("3.019") && store.notices[0].contains("9.999"))
  }

  @Test func missingFaceNamesItsPackages() throws {
    var row = try #require(FontChain().faces(script: "Thai", weight: .semibold).first)
    row.source = .installed("NotoSansThai-NoSuchStyle")
    let store = FaceStore(chain: FontChain())
    #expect(
      throws: MeasurementError.missingFace(
        postScriptName: "NotoSansThai-NoSuchStyle", script: "Thai", aptPackage: "fonts-noto-core",
        brewCask: "font-noto-sans-thai")
    ) { try store.makeSlot([row], weight: .semibold, size: 15) }
  }

  /// English opens Inter alone; a face is opened for the first text that needs it.
  @Test(KnownFaces.condition) func facesAreOpenedLazily() throws {
    let measurer = FontMeasurer()
    #expect(measurer.openFaces == [])
    _ = try measurer.shape("カート", semibold("ja"), size: 15)
    #expect(measurer.openFaces == [])
    _ = try measurer.shape("Step 1 of 4", semibold("en"), size: 15)
    _ = try measurer.shape("Шаг 1", semibold("ru"), size: 15)
    #expect(measurer.openFaces == ["Inter-SemiBold"])
    _ = try measurer.shape("ตะกร้า", semibold("th"), size: 15)
    #expect(measurer.openFaces == ["Inter-SemiBold", "NotoSansThai-Bold"])
  }
}
