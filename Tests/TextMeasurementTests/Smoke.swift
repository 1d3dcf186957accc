import Testing

@testable import TextMeasurement

@Suite struct TextMeasurementSmoke {}
