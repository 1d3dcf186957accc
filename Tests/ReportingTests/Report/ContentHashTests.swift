import Foundation
import Testing

@testable import Reporting

@Suite struct ContentHashTests {
  /// The examples of FIPS 180-4 and of Content Security Policy Level 3.
  @Test(arguments: [
    ("", "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
    ("abc", "sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
    ("alert('Hello, world.');", "sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng="),
    ("ü\n", "sha256-WZx8DHAHHd+VaKSwchOmGgbdswH0lKNHfGmq8Ewa0c0="),
  ])
  func sources(text: String, source: String) { #expect(ContentHash.source(text) == source) }

  /// RFC 4648, section 10, and bytes that no text has.
  @Test func base64OfTheStandard() {
    let words = ["", "Zg==", "Zm8=", "Zm9v", "Zm9vYg==", "Zm9vYmE=", "Zm9vYmFy"]
    for (count, word) in words.enumerated() {
      #expect(ContentHash.base64(Array("foobar".utf8.prefix(count))) == word)
    }
    for count in 0...66 {
      for first in [0, 1, 0x7F, 0xFB, 0xFF] {
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: first &+ $0 &* 37) }
        #expect(ContentHash.base64(bytes) == Data(bytes).base64EncodedString())
      }
    }
  }
}
