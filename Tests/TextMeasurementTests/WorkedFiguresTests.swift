import Testing
import TextMeasurement

@Suite struct WorkedFiguresTests {
  @Test func cart() throws {
    let measurer = FontMeasurer()
    let cart = try measurer.shape("Cart", TextAttributes(weight: .semibold, locale: "en"), size: 15)
    #expect(abs(cart.width(size: 15) - 31.324) < 0.0005)
  }
}
