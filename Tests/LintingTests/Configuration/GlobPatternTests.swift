import Testing

@testable import Linting

@Suite struct GlobPatternTests {
  @Test(arguments: [
    ("a.yml", "a.yml", true), ("a.yml", "b/a.yml", false), ("*.yml", "a.yml", true),
    ("*.yml", ".yml", true), ("*.yml", "b/a.yml", false), ("*.yml", "a.yaml", false),
    ("**/*.yml", "a.yml", true), ("**/*.yml", "b/c/a.yml", true), ("**/*.yml", "/a.yml", false),
    ("App/**/*.yml", "App/a.yml", true), ("App/**/*.yml", "App/b/c/a.yml", true),
    ("App/**/*.yml", "Apps/a.yml", false), ("App/**/b/*.yml", "App/b/b/a.yml", true),
    ("App/**/b/*.yml", "App/b/c/a.yml", false), ("App/**", "App/a/b", true),
    ("App/**", "App/", false), ("App/**", "App", false), ("**", "a/b/c", true),
    ("a**b", "axxb", true), ("a**b", "ax/b", false), ("a?c", "abc", true), ("a?c", "a/c", false),
    ("*\u{301}.x", "e\u{301}.x", true), ("a?c", "aéc", true), ("a?c", "a日c", true),
    ("a?c", "ac", false),
    ("{a,b}.yml", "a.yml", true), ("{a,b}.yml", "b.yml", true), ("{a,b}.yml", "c.yml", false),
    ("{a,b}.yml", "ab.yml", false), ("x{,y}z", "xz", true), ("x{,y}z", "xyz", true),
    ("{a,{b,c}d}e", "ae", true), ("{a,{b,c}d}e", "cde", true), ("{a,{b,c}d}e", "ce", false),
    ("{a/**/b,c}/d", "a/b/d", true), ("{a/**/b,c}/d", "a/x/y/b/d", true),
    ("{a/**/b,c}/d", "c/d", true), ("{a}", "a", true), ("a{b", "a{b", true), ("a}b", "a}b", true),
    ("a,b", "a,b", true), ("\\*", "*", true), ("\\*", "a", false), ("\\{a,b}", "{a,b}", true),
    ("\\{a,b}", "a", false),
    ("[a]", "[a]", true), ("[a]", "a", false), ("a\\", "a\\", true), ("", "", true),
    ("", "a", false), ("*", "", true), ("***/a", "b/a", true), ("***/a", "b/c/a", false),
  ])
  func matches(pattern: String, path: String, expected: Bool) {
    #expect(GlobPattern(pattern).matches(path) == expected)
  }

  @Test(arguments: [
    ("*.yml", "a", false), ("**/*.yml", "a/b", true), ("App/*/a.yml", "App", true),
    ("App/*/a.yml", "App/b", true), ("App/*/a.yml", "App/b/c", false),
    ("App/*/a.yml", "Lib", false), ("{a,b}/c", "b", true),
  ])
  func mayMatchBelow(pattern: String, folder: String, expected: Bool) {
    #expect(GlobPattern(pattern).mayMatchBelow(folder) == expected)
  }

  /// Patterns that make a backtracking matcher take more steps than there are atoms: with them the
  /// suite does not end.
  @Test(arguments: [
    String(repeating: "*a", count: 200) + "b",
    String(repeating: "**/", count: 200) + "b",
    String(repeating: "{a,aa}", count: 150) + "b",
    String(repeating: "{a,", count: 150) + "b" + String(repeating: "}", count: 150) + "b",
    String(repeating: "{*,*a}", count: 100) + "b",
    String(repeating: "{,", count: 300) + String(repeating: "}", count: 300) + "b",
  ])
  func hostile(pattern: String) {
    let glob = GlobPattern(pattern)
    #expect(!glob.matches(String(repeating: "a", count: 1000)))
    #expect(!glob.matches(String(repeating: "a/", count: 500)))
  }
}
