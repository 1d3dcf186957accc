/// Numbers as text, without an exponent and without the C library's locale.
public enum DecimalText {
  /// `value` rounded to at most `places` decimals (0 to 9), ties away from zero, without trailing
  /// zeros: `34`, `83.25`, `0.001`. nil for infinities and NaN.
  public static func rounded(_ value: Double, places: Int = 3) -> String? {
    guard let parts = split(value, places: places) else { return nil }
    var fraction = parts.fraction
    while fraction.last == "0" { fraction.removeLast() }
    return parts.whole + (fraction.isEmpty ? "" : "." + fraction)
  }

  /// The same with exactly `places` decimals, for columns. Infinities and NaN are a dash.
  public static func fixed(_ value: Double, places: Int) -> String {
    guard let parts = split(value, places: places) else { return "–" }
    return parts.whole + (parts.fraction.isEmpty ? "" : "." + parts.fraction)
  }

  private static func split(_ value: Double, places: Int) -> (whole: String, fraction: String)? {
    guard value.isFinite else { return nil }
    let places = min(max(places, 0), 9)
    var power: Int64 = 1
    for _ in 0..<places { power *= 10 }
    // From here up a Double has no decimals left to round, and the product might not fit.
    guard value.magnitude < 1e9 else { return (wholeDigits(value), "") }
    let scaled = Int64((value.magnitude * Double(power)).rounded())
    let sign = value < 0 && scaled > 0 ? "-" : ""
    let digits = String(scaled % power)
    let fraction =
      places == 0 ? "" : String(repeating: "0", count: max(0, places - digits.count)) + digits
    return (sign + String(scaled / power), fraction)
  }

  /// A value of 10⁹ or more, to the nearest whole number, digit by digit.
  private static func wholeDigits(_ value: Double) -> String {
    let whole = value.rounded()
    if let exact = Int64(exactly: whole) { return String(exact) }
    // The shortest description is `1.2345e+20`: move its point.
    let parts = whole.description.split(separator: "e")
    guard parts.count == 2, let exponent = Int(parts[1]) else { return whole.description }
    let mantissa = parts[0].split(separator: ".")
    let fraction = mantissa.count > 1 && mantissa[1] != "0" ? String(mantissa[1]) : ""
    return String(mantissa.first ?? "0") + fraction
      + String(repeating: "0", count: max(0, exponent - fraction.count))
  }
}
