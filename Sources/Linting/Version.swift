/// The version of copyfit, in every place that states one: `--version`, the JSON `tool`, the lock.
public let copyfitVersion = "0.1.0"

/// The day on which this version was released, or on which its work began; for the manual page.
public let copyfitVersionDate = "2026-11-30"
