// Examples in the tables are written as literals.

extension ConfigurationValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  init(stringLiteral value: String) { self = .string(value) }
  init(integerLiteral value: Int64) { self = .integer(value) }
  init(floatLiteral value: Double) { self = .number(value) }
  init(booleanLiteral value: Bool) { self = .bool(value) }
  init(arrayLiteral elements: ConfigurationValue...) { self = .list(elements) }
  /// Members keep their order.
  init(dictionaryLiteral elements: (String, ConfigurationValue)...) {
    self = .object(elements.map { Member($0.0, $0.1) })
  }
}
