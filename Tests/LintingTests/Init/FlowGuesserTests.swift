import Testing

@testable import Linting

@Suite struct FlowGuesserTests {
  struct Case: CustomTestStringConvertible {
    var keys: [String]
    /// The id of the flow, and its steps by their texts; nil: no flow.
    var flow: (id: String, steps: String)?
    var testDescription: String { keys.joined(separator: ", ") }

    init(_ keys: [String], _ id: String, _ steps: String) {
      self.keys = keys
      flow = (id, steps)
    }

    init(none keys: [String]) { self.keys = keys }
  }

  /// What is surely a flow.
  static let flows: [Case] = [
    Case(
      ["step1.title=Cart", "step2.title=Address", "step3.title=Payment"],
      "steps", "Cart Address Payment"),
    Case(
      ["onboarding.step.1=Hello", "onboarding.step.2=Name", "onboarding.step.3=Done"],
      "onboarding", "Hello Name Done"),
    Case(
      ["Onboarding_Step_1_Title=A", "Onboarding_Step_2_Title=B", "Onboarding_Step_3_Title=C"],
      "onboarding", "A B C"),
    Case(
      ["checkout.cart.title=Cart", "checkout.address.title=Address", "checkout.payment.title=Pay"],
      "checkout", "Cart Address Pay"),
    Case(
      ["wizard.page1.heading=A", "wizard.page2.heading=B", "wizard.page3.heading=C"],
      "wizard", "A B C"),
    Case(["intro-1-title=A", "intro-2-title=B", "intro-3-title=C"], "intro", "A B C"),
    Case(["signUpStep1=A", "signUpStep2=B", "signUpStep3=C"], "sign-up", "A B C"),
    // By number, not by alphabet.
    Case(
      (1...10).map { "tour.step\($0).title=T\(["a", "b", "c", "d", "e"][($0 - 1) % 5])\($0)" }
        .sorted(), "tour", "Ta1 Tb2 Tc3 Td4 Te5 Ta6 Tb7 Tc8 Td9 Te10"),
    Case(["step_03=C", "step_01=A", "step_02=B"], "steps", "A B C"),
    Case(["steps.0.title=A", "steps.1.title=B", "steps.2.title=C"], "steps", "A B C"),
    Case(
      ["setup.first.title=A", "setup.second.title=B", "setup.third.title=C"], "setup", "A B C"),
    // Of a step's texts its title; the others are no flow of their own.
    Case(
      [
        "step1.title=A", "step1.subtitle=Aa", "step1.name=Ab", "step2.title=B",
        "step2.subtitle=Ba", "step2.name=Bb", "step3.title=C", "step3.subtitle=Ca",
        "step3.name=Cb",
      ], "steps", "A B C"),
    Case(
      ["step1=A", "step1_description=Aa", "step2=B", "step2_description=Ba", "step3=C"], "steps",
      "A B C"),
    Case(
      ["setup.step1.cart.title=A", "setup.step2.address.title=B", "setup.step3.pay.title=C"],
      "setup", "A B C"),
    Case(["step1Cart=A", "step2Address=B", "step3Payment=C"], "steps", "A B C"),
    Case(
      ["onboarding/step/1=A", "onboarding/step/2=B", "onboarding/step/3=C"], "onboarding", "A B C"),
    Case(
      ["breathing.phase.exhale=Out", "breathing.phase.hold=Hold", "breathing.phase.inhale=In"],
      "breathing", "Out Hold In"),
    Case(
      ["checkoutCartTitle=A", "checkoutShippingAddressTitle=B", "checkoutPaymentTitle=C"],
      "checkout", "A B C"),
    Case(
      ["onboarding_name_title=A", "onboarding_sign_in_title=B", "onboarding_done_title=C"],
      "onboarding", "A B C"),
    // A long title among short ones is what the linter is for.
    Case(
      [
        "step1.title=A", "step2.title=Your address and way to pay now", "step3.title=C",
        "step4.title=D",
      ], "steps", "A Your address and way to pay now C D"),
    Case(["étape.step1=A", "étape.step2=B", "étape.step3=C"], "étape", "A B C"),
    Case(
      ["step1.title=入力", "step2.title=確認", "step3.title=完了"], "steps", "入力 確認 完了"),
  ]

  @Test(arguments: flows)
  func aFlowIsFound(_ sample: Case) throws {
    let guesses = try InitSamples.guesses(InitSamples.entries(sample.keys))
    #expect(guesses.count == 1, "\(guesses)")
    let guess = try #require(guesses.first)
    #expect(guess.id == sample.flow?.id)
    #expect(guess.steps.map(\.text).joined(separator: " ") == sample.flow?.steps)
    #expect(guess.isSure, "\(guess.doubt)")
  }

  /// A prefix alone: to be looked at, and in the file as a comment.
  static let prefixes: [Case] = [
    Case(
      ["checkout_cart=Cart", "checkout_address=Address", "checkout_payment=Pay"], "checkout",
      "Cart Address Pay"),
    Case(
      ["onboarding.welcome=Hello", "onboarding.account=Account", "onboarding.ready=All set"],
      "onboarding", "Hello Account All set"),
    Case(["CheckoutCart=A", "CheckoutAddress=B", "CheckoutPayment=C"], "checkout", "A B C"),
  ]

  @Test(arguments: prefixes)
  func aPrefixIsMentioned(_ sample: Case) throws {
    let guesses = try InitSamples.guesses(InitSamples.entries(sample.keys))
    #expect(guesses.count == 1, "\(guesses)")
    let guess = try #require(guesses.first)
    #expect(guess.id == sample.flow?.id)
    #expect(guess.steps.map(\.text).joined(separator: " ") == sample.flow?.steps)
    #expect(!guess.isSure)
    #expect(guess.doubt == "no key says that these are titles")
  }

  /// What is no flow, not even perhaps.
  static let others: [Case] = [
    Case(none: ["checkout.cart=A", "checkout.pay=B", "checkout.cancel=C"]),
    Case(none: ["checkout.cart=A", "checkout.address=B", "checkout.pay=C", "checkout.cart_error=D"]
    ),
    Case(none: ["checkout.cart=Go to the cart.", "checkout.address=Where to?", "checkout.pay=Pay"]),
    Case(none: ["Cart", "Address", "Payment"]),
    Case(none: ["settings.general.title=A", "settings.sound.title=B", "settings.about.title=C"]),
    Case(none: ["home.title=A", "search.title=B", "profile.title=C"]),
    Case(none: ["error.1=A", "error.2=B", "error.3=C"]),
    Case(none: ["checkout.error1.title=A", "checkout.error2.title=B", "checkout.error3.title=C"]),
    Case(none: ["tip1.title=A", "tip2.title=B", "tip3.title=C"]),
    Case(none: ["Turn on1", "Turn on2", "Turn on3"]),
    Case(none: ["1 day", "2 days", "3 days"]),
    Case(none: ["clipboard.1_day=A", "clipboard.2_days=B", "clipboard.3_days=C"]),
    // A gap, a year, a start in the middle, the same number twice.
    Case(none: ["step1.title=A", "step2.title=B", "step4.title=D"]),
    Case(none: ["step2.title=A", "step3.title=B", "step4.title=D"]),
    Case(none: ["flow.2023.title=A", "flow.2024.title=B", "flow.2025.title=C"]),
    Case(none: ["step1.title=A", "step01.title=B", "step2.title=C", "step3.title=D"]),
    // Texts that are no titles.
    Case(none: ["step1=Tap the button.", "step2=Then wait.", "step3=That is all."]),
    Case(none: ["step1.title=Hello %@", "step2.title=Name", "step3.title=Done"]),
    Case(none: ["step1.title=A\nB", "step2.title=Name", "step3.title=Done"]),
    Case(none: ["step1.title=1", "step2.title=2", "step3.title=3"]),
    Case(none: ["step1.title", "step2.title", "step3.title"]),
    Case(none: ["step1.title=", "step2.title=", "step3.title="]),
    Case(
      none: (1...3).map { "step\($0).title=" + String(repeating: "long ", count: 9) + "\($0)" }),
    Case(none: ["step1.button=A", "step2.button=B", "step3.button=C"]),
    Case(none: ["onboarding.skip.title=A", "onboarding.next.title=B", "onboarding.back.title=C"]),
    Case(none: ["onboarding.next=A", "onboarding.skip=B", "onboarding.done=C"]),
    Case(none: [
      "onboarding.time.option.a.title=A", "onboarding.time.option.b.title=B",
      "onboarding.time.option.c.title=C",
    ]),
    Case(none: (1...13).map { "step\($0).title=Title \($0)" }),
    Case(none: (1...20).map { "onboarding.n\($0)x.title=Title \($0)" }),
    Case(none: ["step", "title", "step.title", ".", "", "1", "%", "step.", ".1.", "\u{0}1\u{0}"]),
  ]

  @Test(arguments: others)
  func anotherGroupIsNone(_ sample: Case) throws {
    let guesses = try InitSamples.guesses(InitSamples.entries(sample.keys))
    #expect(guesses.isEmpty, "\(guesses)")
  }

  /// Keys and why they are mentioned only.
  static let doubtful: [(keys: [String], doubt: String)] = [
    (["step1.title=A", "step2.title=B"], "two steps are few"),
    (["card1.title=A", "card2.title=B", "card3.title=C"], "no key says that these are steps"),
    (["step1.title=A", "step2.title=A", "step3.title=B"], "titles are the same"),
    (["step1=Step 1", "step2=Step 2", "step3=Step 3"], "the titles are but numbers"),
    ((1...11).map { "step\($0).title=T\($0 % 2 == 0 ? "a" : "b") x\($0)" }, "room for ten stops"),
    (
      [
        "checkout.cart.title=A", "checkout.pay.title=B", "checkout.done.title=C",
        "checkout.error.title=D",
      ], "other keys look the same"
    ),
    (
      ["A", "B", "C"].enumerated().map { "step\($0).title=More than thirty characters are \($1)" },
      "long for titles"
    ),
  ]

  @Test(arguments: doubtful)
  func aDoubtIsNamed(keys: [String], doubt: String) throws {
    let guesses = try InitSamples.guesses(InitSamples.entries(keys))
    let guess = try #require(guesses.first)
    #expect(guesses.count == 1)
    #expect(!guess.isSure)
    #expect(guess.doubt.contains(doubt), "\(guess.doubt)")
  }

  @Test func whatIsNotShownOrNotTranslatedIsNoStep() throws {
    let base = InitSamples.entries(["step1.title=A", "step2.title=B", "step3.title=C"])
    #expect(try InitSamples.guesses(base).count == 1)
    let changes: [(inout InitSamples.Entry) -> Void] = [
      { $0.shouldTranslate = false }, { $0.state = "stale" }, { $0.isPlural = true },
    ]
    for change in changes {
      for index in base.indices.dropLast() {
        var entries = base
        change(&entries[index])
        #expect(try InitSamples.guesses(entries).isEmpty)
      }
    }
  }

  /// Comments, the id, or nil.
  @Test(
    arguments: [
      ("Title of checkout step %", "checkout"), ("Step % of 3 in the sign-up", "sign-up"),
      ("Label for inserting needle step %", "inserting-needle"), ("Step %", "steps"),
      ("Button in step %", nil), ("Item %", nil), ("Error in step %", nil),
    ] as [(String, String?)])
  func commentsNumberStepsToo(comment: String, id: String?) throws {
    let entries = zip(["Cart", "Address", "Payment"], [1, 2, 3]).map { key, number in
      InitSamples.Entry(key: key, comment: comment.replacing("%", with: "\(number)"))
    }
    let guesses = try InitSamples.guesses(entries.reversed())
    #expect(guesses.map(\.id) == (id.map { [$0] } ?? []))
    if id != nil { #expect(guesses.first?.steps.map(\.key) == ["Cart", "Address", "Payment"]) }
  }

  @Test func flowsAreSeveralAndTheirIdsDiffer() throws {
    let guesses = try InitSamples.guesses(
      InitSamples.entries(
        (1...3).flatMap { ["checkout.step\($0)=C\($0)x", "Checkout.step\($0)=D\($0)x"] }
          + ["tour.a.title=A", "tour.b.title=B", "tour.c.title=C"]))
    #expect(
      guesses.map(\.id).sorted() == ["checkout", "checkout-localizable", "tour"])
    #expect(Set(guesses.flatMap { $0.steps.map(\.key) }).count == 9)
  }

  /// Any key may come, and a catalog may have been made to have many groups.
  @Test func hostileKeysDoNoHarm() throws {
    let odd = [
      "\u{0}step1.title", "step١.title", "step\u{301}1", "🏳️‍🌈.step.1",
      String(repeating: "1", count: 300),
      String(repeating: "step.", count: 60), "step99999999999999999999.title", "..1..", "-1-",
      "STEP1TITLE", "\u{202E}step1.title",
    ]
    _ = try InitSamples.guesses(InitSamples.entries(odd.map { "\($0)=Title" }))
    let many = (0..<400).flatMap { group in
      (1...3).map { "g\(group).step\($0).title=T\(["a", "b", "c"][$0 - 1])" }
    }
    let guesses = try InitSamples.guesses(InitSamples.entries(many))
    #expect(guesses.count == 50)
    #expect(Set(guesses.map(\.id)).count == 50)
  }
}
