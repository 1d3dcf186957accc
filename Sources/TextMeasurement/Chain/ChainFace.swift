/// One face that the chain names for a script, and what brings its widths to iOS's.
public struct ChainFace: Hashable, Sendable {
  /// Where the face comes from.
  public enum Source: Hashable, Sendable {
    /// An installed static face, by its exact PostScript name.
    case installed(String)
    /// An installed variable face, by its exact PostScript name.
    case installedVariable(String)
    /// A font file, by path.
    case file(String)
  }

  /// ISO 15924 code of the script the face is for; `Zsym` for symbols.
  public var script: String
  public var source: Source
  /// Face in a collection, from 0.
  public var index = 0
  /// Weight axis, in design units; applied where the face has one.
  public var weightAxis: Double?
  /// Optical size axis; applied where the face has one.
  public var opticalSize: OpticalSize = .none
  /// OpenType features that are on by default and off here.
  public var disabledFeatures: [String] = []
  /// The revision (`head.fontRevision`, three decimals) that the correction was measured with;
  /// nil when it holds for any.
  public var revision: String?
  public var correction: WidthCorrection
  /// What installs the face: a Debian package and a Homebrew cask. Empty for files.
  public var aptPackage = ""
  public var brewCask = ""

  public enum OpticalSize: Hashable, Sendable {
    /// The face's own default.
    case none
    case fixed(Double)
    /// The size of the text in points, clamped to the axis, as iOS does.
    case followsSize
  }

  /// The name in messages: a PostScript name, or a path.
  public var name: String {
    switch source {
    case .installed(let name), .installedVariable(let name), .file(let name): name
    }
  }
}

extension WidthCorrection {
  /// No coefficients: the face is the very one that the text is drawn with, or one the user named.
  static func exact(tracking: Bool) -> WidthCorrection {
    WidthCorrection(
      id: "exact", scale: 1, beta: 0, gamma: 0, usesSystemTracking: tracking, band: 0.01)
  }

  /// What holds for a face of another revision than the one measured: no coefficients, and a band
  /// of at least 4 %. Tracking is Apple's and stays.
  var uncorrected: WidthCorrection {
    WidthCorrection(
      id: "uncorrected", scale: 1, beta: 0, gamma: 0, usesSystemTracking: usesSystemTracking,
      band: max(band, 0.04))
  }
}

extension FontWeight {
  /// SF Pro's weight axis in design units, as read from the named instances of Apple's variable face.
  var systemAxis: Double {
    switch self {
    case .regular: 400
    case .medium: 510
    case .semibold: 590
    case .bold: 700
    }
  }
}
