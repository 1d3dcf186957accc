extension FaceStore {
  /// The first of `names` that is installed, for pictures alone: no width rests on it, it is in no
  /// list of faces in use, and one that cannot be read is as good as none. Fontconfig is asked for
  /// each name once.
  func drawingSlot(_ names: [String], weight: FontWeight, _ constant: EmConstant) -> Slot? {
    for name in names {
      let row = ChainFace(
        script: ScriptCode.han.code, source: .installed(name),
        // The constants say how far apart characters are.
        disabledFeatures: ["kern"], correction: constant.correction)
      let number: Int?
      if let known = drawingFaces[name] {
        number = known
      } else {
        number = firstReadable(row)
        drawingFaces[name] = .some(number)
      }
      if let number {
        return Slot(
          row: row, weight: weight, face: faces[number], correction: constant.correction,
          faceNumber: number, followsSize: false)
      }
    }
    return nil
  }

  private func firstReadable(_ row: ChainFace) -> Int? {
    for file in files(of: row) {
      if let number = try? open(file, row, size: 17) { return number }
    }
    return nil
  }
}
