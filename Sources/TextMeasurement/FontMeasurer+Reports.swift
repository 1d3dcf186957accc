internal import CHarfBuzz

extension FontMeasurer {
  /// The libraries in use.
  public static var libraryVersions: LibraryVersions {
    LibraryVersions(
      harfBuzz: String(cString: hb_version_string()), freeType: FontLibrary.version,
      icu: LocaleServices.icuVersion)
  }

  /// What is measured without a font.
  public static var constants: [ConstantReport] {
    EmConstant.allCases.map {
      ConstantReport(
        characters: $0.characters, correction: $0.rawValue, em: $0.em, band: $0.correction.band)
    }
  }

  /// The faces that texts were measured with so far, each once for a script, sorted by script and
  /// name. One that served several weights is listed with the lightest.
  ///
  /// - Parameters:
  ///   - hashed: reads each file for its SHA-256.
  ///   - others: faces that other measurers of the same chain used.
  public func usedFaces(
    hashed: Bool = true, besides others: [FaceReport] = []
  ) -> [FaceReport] {
    let rows = shaper.usedSlots.map { report(store.slots[$0], hashed: false) } + others
    return sorted(rows, eachWeight: false).map { row in
      var row = row
      row.sha256 = hashed ? store.sha256(path: row.path) : ""
      return row
    }
  }

  /// The whole chain: every script with each of `weights`, and what is not installed of it. Opens
  /// every face, some 0.2 ms each; hashing reads about 25 MB.
  public func chainFaces(weights: [FontWeight] = FontWeight.allCases, hashed: Bool = true)
    -> (faces: [FaceReport], missing: [MeasurementError])
  {
    var numbers: [Int] = []
    var missing: [MeasurementError] = []
    func ask(_ script: ScriptCode, _ role: FaceStore.Role, _ weight: FontWeight) -> Bool {
      do throws(MeasurementError) {
        guard let number = try store.slot(script, role, weight: weight, size: 17) else {
          return false
        }
        numbers.append(number)
      } catch {
        if !missing.contains(error) { missing.append(error) }
      }
      return true
    }
    let named = Set(chain.files.keys)
    for name in Set(FontChain.scripts).union(named).sorted() {
      guard let script = ScriptCode(name) else { continue }
      for weight in weights {
        if ask(script, .user, weight) { continue }
        if script == .symbols {
          var number = 0
          while ask(script, .symbol(number), weight) { number += 1 }
        } else {
          _ = ask(script, .chain, weight)
        }
      }
    }
    let rows = numbers.map { report(store.slots[$0], hashed: hashed) }
    return (sorted(rows, eachWeight: true), missing)
  }

  /// Each row once, by script, weight and name.
  private func sorted(_ rows: [FaceReport], eachWeight: Bool) -> [FaceReport] {
    var seen: Set<FaceReport> = []
    return rows.sorted {
      ($0.script, $0.weight.systemAxis, $0.postScriptName)
        < ($1.script, $1.weight.systemAxis, $1.postScriptName)
    }.filter { row in
      var key = row
      if !eachWeight { key.weight = .regular }
      return seen.insert(key).inserted
    }
  }

  private func report(_ slot: FaceStore.Slot, hashed: Bool) -> FaceReport {
    let face = slot.face
    let file = face.path.split(separator: "/").last.map(String.init) ?? face.path
    return FaceReport(
      script: slot.row.script, weight: slot.weight, family: face.family, style: face.style,
      postScriptName: face.postScriptName, file: file, path: face.path, revision: face.revision,
      sha256: hashed ? store.sha256(path: face.path) : "", correction: slot.correction.id,
      scale: slot.correction.scale, beta: slot.correction.beta, gamma: slot.correction.gamma,
      band: slot.correction.band)
  }
}
