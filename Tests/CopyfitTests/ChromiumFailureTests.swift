import Foundation
import Testing

@testable import Linting
@testable import copyfit

/// What is said when a browser fails, and what happens then: with scripts in its place.
@Suite struct ChromiumFailureTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func path(_ name: String) -> String { folder.url.appending(path: name).path }

  private func problem(_ body: () throws -> Void) throws -> Problem {
    try #require(throws: Problem.self, performing: body)
  }

  @Test(arguments: [
    (
      "sys.stderr.write('no display\\n'); sys.exit(3)",
      "it ended with status 3. It said: no display"
    ),
    ("sys.exit(1)", "it ended with status 1."),
    (
      "sys.stderr.write('[1:2:1130/1.2:ERROR:dbus/bus.cc:405] No bus\\n'); sys.exit(1)",
      "it ended with status 1."
    ),
    ("kill()", "it ended with status 137."),
    ("sys.exit(0)", "it ended with status 0 instead of answering."),
    ("os.write(4, b'{\"id\":'); sys.exit(0)", "it ended with status 0 instead of answering."),
    // One that it leaves behind keeps the descriptors open.
    (
      "subprocess.Popen(['sleep', '600'], close_fds=False); sys.exit(4)",
      "it ended with status 4."
    ),
    ("serve(lambda request: b'<html>')", "what it made is no PDF."),
    ("serve(lambda request: b'')", "what it made is no PDF."),
    ("serve(lambda request: None)", "what it made is no PDF."),
    ("serve(lambda request: b'%PDF-', encode=lambda data: '%PDF-')", "what it made is no PDF."),
    ("say(b'<html>')", "what it answered is no message of the DevTools protocol."),
    ("say(b'')", "what it answered is no message of the DevTools protocol."),
    ("say(b'[1]')", "what it answered is no message of the DevTools protocol."),
    ("say(b'{\"id\":1}{}')", "what it answered is no message of the DevTools protocol."),
    ("say(b'\\xff\\xfe')", "what it answered is no message of the DevTools protocol."),
    ("say(b'{' * 100000)", "what it answered is no message of the DevTools protocol."),
    (
      "receive(); send(id=1, error={'code': -32601, 'message': \"'Target.x' wasn't found\"}); receive()",
      "Target.createTarget: 'Target.x' wasn't found."
    ),
    (
      "serve(lambda request: b'', refusal='net::ERR_FILE_NOT_FOUND')",
      "net::ERR_FILE_NOT_FOUND (one that is a snap sees neither /tmp nor hidden folders"
    ),
    ("sys.stderr.write('a\\033[31mb\\n\\nc'); sys.exit(2)", "It said: a"),
  ])
  func itsFailureIsSaid(script: String, words: String) throws {
    let browser = try folder.browser(script)
    try folder.write("what was there", to: "out.pdf")
    try folder.write("<p>", to: "page.html")
    let problem = try problem {
      try browser.pdf(ofPage: path("page.html"), to: path("out.pdf"))
    }
    #expect(problem.kind == .usage)
    #expect(problem.message.hasPrefix("No PDF from \(browser.program): "))
    #expect(problem.message.contains(words), "\(problem.message)")
    #expect(!problem.message.unicodeScalars.contains { $0.value < 0x20 })
    // What was there is still there.
    #expect(try String(contentsOfFile: path("out.pdf"), encoding: .utf8) == "what was there")
  }

  /// It is killed with all that it has started.
  @Test func oneThatHangsIsStopped() throws {
    var browser = try folder.browser(
      """
      sys.stderr.write("waiting\\n")
      sys.stderr.flush()
      child = subprocess.Popen(["sleep", "600"], close_fds=False)
      open("\(path("child"))", "w").write(str(child.pid))
      child.wait()
      """)
    browser.limit = 6
    let problem = try problem { _ = try browser.pdf(of: .html([])) }
    #expect(
      problem.message.contains(
        "it had not answered after 6 seconds and was stopped. It said: waiting"),
      "\(problem.message)")
    let child = try String(contentsOfFile: path("child"), encoding: .utf8)
    let number = try #require(pid_t(child))
    // Gone, or a zombie until whoever has inherited it looks.
    let state = try Programs.run(["ps", "-o", "stat=", "-p", "\(number)"], in: folder.url).output
    #expect(state.isEmpty || state.hasPrefix("Z"), "\(state)")
  }

  /// A page whose script never says that it is done.
  @Test func aPageThatIsNeverReady() throws {
    var browser = try folder.browser("serve(lambda request: b'%PDF-', silent=['Runtime.evaluate'])")
    browser.limit = 6
    let problem = try problem { _ = try browser.pdf(of: .html([])) }
    #expect(
      problem.message.hasSuffix("its page was not ready after 6 seconds."), "\(problem.message)")
  }

  /// A hang as it starts is not the end.
  @Test func oneThatHangsOnceIsAskedAgain() throws {
    var browser = try folder.browser(
      """
      if os.path.exists("\(path("asked"))"): serve(lambda request: b"%PDF-2")
      open("\(path("asked"))", "w").close()
      time.sleep(600)
      """)
    browser.limit = 12
    #expect(String(decoding: try browser.pdf(of: .html([])), as: UTF8.self) == "%PDF-2")
  }

  /// Nor is what happens in the middle: what was made is kept, and another browser goes on.
  @Test(arguments: [
    "kill()", "time.sleep(600)",
    "send(method='Inspector.targetCrashed', sessionId='S', params={}); time.sleep(600)",
  ])
  func oneThatBreaksDownOnceIsReplaced(end: String) throws {
    var browser = try folder.browser(
      """
      def make(request):
          global made
          made += 1
          text = open(address[len("file://"):]).read()
          if text == "2" and not os.path.exists("\(path("asked"))"):
              open("\(path("asked"))", "w").close()
              \(end)
          return PNG + f"{text} {made}".encode()
      made = 0
      serve(make)
      """)
    browser.limit = 12
    let pictures = (0..<5).map {
      Chromium.Picture(source: .svg(Array("\($0)".utf8)), width: 1, height: 1)
    }
    let results = try browser.pngs(of: pictures)
    #expect(
      results.map { String(decoding: $0.dropFirst(8), as: UTF8.self) }
        == ["0 1", "1 2", "2 1", "3 2", "4 3"])
  }

  /// Twice is: with what happened.
  @Test func oneThatBreaksDownTwice() throws {
    let browser = try folder.browser(
      """
      def make(request):
          if open(address[len("file://"):]).read() == "bad":
              send(method="Inspector.targetCrashed", sessionId="S", params={})
          return PNG
      serve(make)
      """)
    let pictures = ["good", "bad"].map {
      Chromium.Picture(source: .svg(Array($0.utf8)), width: 1, height: 1)
    }
    let problem = try problem { _ = try browser.pngs(of: pictures) }
    #expect(problem.message == "No PNG from \(browser.program): its page crashed.")
  }

  /// One that does not end when it is told to is no reason for there to be no result.
  @Test func oneThatDoesNotEnd() throws {
    let browser = try folder.browser("serve(lambda request: b'%PDF-', silent=['Browser.close'])")
    #expect(try browser.pdf(of: .html([])) == Array("%PDF-".utf8))
  }

  @Test func aPageThatIsNotThereIsNoErrorPage() throws {
    let browser = try folder.browser("serve(lambda request: b'%PDF-')")
    let problem = try problem { _ = try browser.pdf(of: .file(path("none.html"))) }
    #expect(problem.kind == .missingFile)
    #expect(problem.message.hasSuffix("none.html cannot be read: No such file or directory."))
  }

  @Test func whereNothingCanBeWrittenItSaysSo() throws {
    let browser = try folder.browser("serve(lambda request: b'%PDF-')")
    try folder.write("<p>", to: "page.html")
    let problem = try problem {
      try browser.pdf(ofPage: path("page.html"), to: path("no/such/folder.pdf"))
    }
    #expect(problem.message.contains("cannot be written: No such file or directory."))
  }

  /// A program that goes between being found and being run.
  @Test func oneThatHasGone() throws {
    let browser = Chromium(program: path("gone"))
    let problem = try problem { _ = try browser.pdf(of: .html([])) }
    #expect(problem.message.hasSuffix("/gone: it is not there any longer."))
    try folder.write("no program", to: "text")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o644], ofItemAtPath: path("text"))
    let denied = try self.problem { _ = try Chromium(program: path("text")).pdf(of: .html([])) }
    #expect(denied.message.contains("it cannot be started. It said: Permission denied"))
  }
}
