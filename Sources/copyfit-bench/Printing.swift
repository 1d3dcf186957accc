/// Prints figures in lines of at most 80 columns: what was measured, the figure, and the target
/// beside it where there is one.
enum Printing {
  static func heading(_ text: String) { print("\n" + text) }

  static func remark(_ text: String) { print("  " + text) }

  /// - Parameter target: what the figure should be and whether it is.
  static func figure(_ label: String, _ value: String, target: (text: String, isMet: Bool)? = nil) {
    var line = "  " + padded(label, 34) + padded(value, 20, isLeading: true)
    if let target { line += "   \(target.text)\(target.isMet ? "" : "  MISSED")" }
    print(line)
  }

  /// `value` to `decimals` places (0 to 3).
  static func number(_ value: Double, _ decimals: Int = 1) -> String {
    let factor = [1.0, 10, 100, 1000][min(max(decimals, 0), 3)]
    guard let scaled = Int(exactly: (value * factor).rounded()) else { return "\(value)" }
    let (whole, rest) = scaled.magnitude.quotientAndRemainder(dividingBy: UInt(factor))
    let sign = scaled < 0 ? "-" : ""
    if decimals <= 0 { return sign + grouped(whole) }
    let digits = String(rest)
    return sign + grouped(whole) + "."
      + String(repeating: "0", count: max(0, decimals - digits.count)) + digits
  }

  /// `20,000`.
  static func whole(_ value: Int) -> String { (value < 0 ? "-" : "") + grouped(value.magnitude) }

  /// `1.24 s`, or `34.5 ms` under a second.
  static func time(_ seconds: Double) -> String {
    seconds < 1 ? number(seconds * 1000) + " ms" : number(seconds, 2) + " s"
  }

  private static func grouped(_ value: UInt) -> String {
    var text = ""
    for (index, digit) in String(value).reversed().enumerated() {
      if index > 0, index % 3 == 0 { text.append(",") }
      text.append(digit)
    }
    return String(text.reversed())
  }

  private static func padded(_ text: String, _ width: Int, isLeading: Bool = false) -> String {
    let space = String(repeating: " ", count: max(0, width - text.count))
    return isLeading ? space + text : text + space
  }
}
