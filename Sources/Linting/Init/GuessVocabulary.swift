/// Words by which keys tell what they are for. English only, as keys are.
enum GuessVocabulary {
  /// Words that name a sequence: their keys belong together in an order.
  static let flows: Set<String> = [
    "booking", "checkout", "enrollment", "enrolment", "flow", "getstarted", "intro",
    "introduction", "onboarding", "phase", "phases", "registration", "setup", "signup", "stage",
    "stages", "step", "steps", "stepper", "tour", "tutorial", "walkthrough", "wizard", "workflow",
  ]

  /// Those that stand right before a step's own name, which then needs no `title` behind it:
  /// `breathing.phase.inhale`.
  static let units: Set<String> = [
    "phase", "phases", "stage", "stages", "step", "steps",
  ]

  /// Those that number what is shown one after another; nothing for steps with names, since every
  /// app has screens.
  static let numberedUnits: Set<String> = [
    "card", "page", "panel", "part", "screen", "section", "slide",
  ]

  /// What a step's title is called, the likeliest first.
  static let titles = [
    "title", "heading", "headline", "header", "name", "label", "short", "text",
  ]

  /// Parts of a screen that are no titles, and parts of an app that are no steps.
  static let others: Set<String> = [
    "a11y", "accessibility", "action", "alert", "alt", "answer", "badge", "banner", "body",
    "button", "caption", "captions", "choice", "code", "content", "cta", "debug",
    "desc", "description", "detail", "details", "dialog", "error", "errors", "explanation",
    "failed", "failure", "faq", "feature", "features", "footer", "footnote", "format", "help",
    "hint", "icon", "image", "info", "item", "link", "list", "menu", "message", "messages",
    "mock", "note", "notification", "notifications", "option", "options", "paragraph",
    "permission", "placeholder", "plan", "point", "preference", "preferences", "prompt", "question",
    "quiz", "quote", "reminder", "setting", "settings", "shortcut", "shortcuts", "sub", "subhead",
    "subheading", "subtext", "subtitle", "tab", "tabs", "tagline", "test", "theme",
    "tip", "tips", "toast", "tooltip", "unit", "units", "url", "value", "warning", "warnings",
  ]

  /// Names that no step of a flow has: parts of its screens, and its buttons.
  static let otherNames: Set<String> = [
    "a11y", "accessibility", "alert", "back", "banner", "button", "cancel", "close", "continue",
    "cta", "description", "error", "errors", "failed", "failure", "footer", "header", "hint",
    "message", "next", "placeholder", "previous", "skip", "subtitle", "toast", "tooltip", "warning",
  ]

  static let numbers: [String: Int] = [
    "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8,
    "nine": 9, "ten": 10, "first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5,
    "sixth": 6, "seventh": 7, "eighth": 8, "ninth": 9, "tenth": 10,
  ]

  static func isFlow(_ word: String) -> Bool { flows.contains(word) }
}
