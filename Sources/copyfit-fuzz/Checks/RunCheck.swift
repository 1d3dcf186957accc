/// stub
enum RunCheck {
  static func check(_ bytes: [UInt8]) throws(Violation) {}
}
