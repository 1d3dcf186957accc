/// The version of copyfit, in every place that states one: `--version`, the JSON `tool`, the lock.
public let copyfitVersion = "0.1.0"
