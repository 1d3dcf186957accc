import Foundation
import Testing

@testable import copyfit

extension ScratchFolder {
  /// A program that speaks as a browser does, in Python.
  func browser(_ script: String) throws -> Chromium {
    // By another process: a test that starts a program while we have the file open for writing hands it on
    // to that, and until it is closed there, the system refuses to run the file.
    try write(FakeBrowser.prelude + script, to: "script")
    let copy = try Programs.run(["install", "-m", "755", "script", "browser"], in: url)
    try #require(copy.status == 0, "\(copy)")
    let file = url.appending(path: "browser")
    let found = try Chromium.find(named: file.path, path: nil, applications: [])
    var browser = try #require(found)
    browser.limit = 60
    return browser
  }
}

/// A browser's part of the DevTools protocol, for scripts that go on from here.
enum FakeBrowser {
  static let prelude = """
    #!/usr/bin/env python3
    import base64, json, os, signal, subprocess, sys, time

    PNG = b"\\x89PNG\\r\\n\\x1a\\n"
    profile = next(word.split("=", 1)[1] for word in sys.argv if word.startswith("--user-data-dir="))
    pending = b""
    log = []
    address = ""

    def receive():
        global pending
        while b"\\0" not in pending:
            chunk = os.read(3, 65536)
            if not chunk:
                sys.exit(0)
            pending += chunk
        message, pending = pending.split(b"\\0", 1)
        request = json.loads(message)
        log.append(request)
        return request

    def write(data):
        while data:
            data = data[os.write(4, data):]

    def send(**message):
        write(json.dumps(message).encode() + b"\\0")

    # A message of these bytes, and nothing else.
    def say(data):
        write(data + b"\\0")
        while True:
            receive()

    def kill():
        os.kill(os.getpid(), signal.SIGKILL)

    # Does what it is asked for. make: the file, from the request. silent: what has no answer.
    def serve(make, encode=lambda data: base64.b64encode(data).decode(), silent=[], refusal=None):
        global address
        while True:
            request = receive()
            method = request["method"]
            result = {}
            if method in silent:
                continue
            if method == "Target.createTarget":
                result = {"targetId": "T"}
            elif method == "Target.attachToTarget":
                assert request["params"] == {"targetId": "T", "flatten": True}
                result = {"sessionId": "S"}
            elif method == "Page.navigate":
                address = request["params"]["url"]
                result = {"frameId": "F", "loaderId": f"L{len(log)}"}
                if refusal:
                    result["errorText"] = refusal
            elif method in ("Page.printToPDF", "Page.captureScreenshot"):
                data = make(request)
                result = {} if data is None else {"data": encode(data)}
            session = {"sessionId": request["sessionId"]} if "sessionId" in request else {}
            send(id=request["id"], result=result, **session)
            if "loaderId" in result:
                for name in ("init", "DOMContentLoaded", "load"):
                    parameters = {"frameId": "F", "loaderId": result["loaderId"], "name": name}
                    send(method="Page.lifecycleEvent", params=parameters, **session)
            if method == "Browser.close":
                sys.exit(0)


    """
}
