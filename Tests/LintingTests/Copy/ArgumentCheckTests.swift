import StringCatalogs
import Testing

@testable import Linting

@Suite struct ArgumentCheckTests {
  struct Case: CustomTestStringConvertible {
    var formats: [String]
    var arguments: [SampleArgument]
    /// Numbers of the arguments that are complained about, from 1.
    var misfits: [Int]
    var testDescription: String { "\(formats) \(arguments)" }

    init(_ formats: [String], _ arguments: [SampleArgument], _ misfits: [Int]) {
      self.formats = formats
      self.arguments = arguments
      self.misfits = misfits
    }
  }

  @Test(arguments: [
    Case(["Pay %@"], [.text("€5")], []),
    Case(["Pay %@"], [.integer(5)], []),
    Case(["%lld items"], [.integer(5)], []),
    Case(["%lld items"], [.text("five")], [1]),
    Case(["%@: %lld of %lld"], [.text("a"), .text("b"), .text("c")], [2, 3]),
    Case(["%2$lld %1$@"], [.text("a"), .text("b")], [2]),
    Case(["%#@items@"], [.text("a")], [1]),
    Case(["%#@items@"], [.integer(3)], []),
    // A form that does not say the count: the key, or another form, does.
    Case(["%lld items", "One item"], [.text("one")], [1]),
    Case(["items", "One item", "%lld items"], [.integer(1)], []),
    // No arguments are no wrong ones; further ones are let pass.
    Case(["%lld items"], [], []),
    Case(["Cart"], [.text("a"), .integer(1)], []),
    Case(["50% off %f"], [.text("1.5")], []),
    Case(["%9223372036854775807$lld %lld"], [.text("a")], [1]),
  ])
  func wantsWholeNumbers(_ test: Case) {
    let flow = CopySample.flow(["K"], arguments: test.arguments)
    let problems = ArgumentCheck(flow: flow).problems(flow.keys[0], formats: test.formats)
    #expect(problems.count == test.misfits.count)
    for (problem, number) in zip(problems, test.misfits) {
      #expect(problem.message.contains("argument \(number) must be a whole number"))
    }
  }

  @Test func saysWhereAndWhat() {
    let flow = CopySample.flow(["%lld items"], arguments: [.text("five")])
    let problems = ArgumentCheck(flow: flow).problems(flow.keys[0], formats: ["%lld items"])
    #expect(
      problems == [
        Problem(
          .configuration,
          "Flow \"checkout\", step \"%lld items\": argument 1 must be a whole number; found the "
            + "text \"five\".", file: "copyfit.yml", position: SourcePosition(line: 10, column: 9))
      ])
  }
}
