import PlatformFacts
import TextMeasurement

/// 20,000 distinct titles shaped once each, then compared with 10 widths at 12 sizes, on one core.
func runMeasureWorkload() {
  let titles = measureTitles(count: 20_000)
  let measurer = FontMeasurer()
  let attributes = TextAttributes(weight: .semibold, locale: "en")
  let sizes = (0..<12).map { 13.0 + Double($0) * 2 }
  let limits = (0..<10).map { 60.0 + Double($0) * 30 }
  let clock = ContinuousClock()
  do {
    _ = try measurer.shape("Cart", attributes, size: 15)  // opens the face
    var exceeding = 0
    var shaped: [ShapedText] = []
    let shaping = try clock.measure {
      for title in titles { shaped.append(try measurer.shape(title, attributes, size: 15)) }
    }
    let judging = clock.measure {
      for text in shaped {
        for size in sizes {
          let width = text.width(size: size)
          for limit in limits {
            let verdict = Verdict(width: width, band: text.band, limit: limit, pixel: 1.0 / 3)
            if verdict == .exceeds { exceeding += 1 }
          }
        }
      }
    }
    let letters = titles.reduce(0) { $0 + $1.count }
    print(
      "measure: \(titles.count) titles of \(letters / titles.count) letters, "
        + "\(measurer.shapingCount) shapings")
    print("  shaped once: \(shaping)")
    print("  \(sizes.count) sizes × \(limits.count) widths, \(exceeding) exceed: \(judging)")
    print("  in all: \(shaping + judging) (target: under 1 s)")
  } catch {
    print("measure: \(error)")
  }
}

/// Distinct titles of about 12 letters, the same in every run.
private func measureTitles(count: Int) -> [String] {
  let words = [
    "Cart", "Address", "Payment", "Review", "Delivery", "Account", "Confirm", "Details", "Summary",
    "Profile", "Settings", "Done", "Scan", "Verify", "Contact",
  ]
  return (0..<count).map { number in
    let first = words[number % words.count]
    return "\(first) \(String(number, radix: 36))" + (number % 3 == 0 ? "é" : "")
  }
}
