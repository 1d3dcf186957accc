import FuzzChecks

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// libFuzzer's loop, for programs with a `main` of their own, as Swift's are.
@_silgen_name("LLVMFuzzerRunDriver")
func runFuzzer(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ testOneInput: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// What this process feeds. One program for all kinds of input is linked once, and processes that
/// libFuzzer starts, to merge or to minimize, inherit the variable.
func chosenInput() -> HostileInput? {
  HostileInput(rawValue: getenv("COPYFIT_FUZZ_INPUT").map { String(cString: $0) } ?? "")
}

func report(_ text: String) {
  let line = Array((text + "\n").utf8)
  _ = line.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
}

guard chosenInput() != nil else {
  let names = HostileInput.allCases.map(\.rawValue).joined(separator: ", ")
  report("COPYFIT_FUZZ_INPUT says what to fuzz: \(names)")
  exit(1)
}

var count = CommandLine.argc
var arguments = CommandLine.unsafeArgv
exit(
  runFuzzer(&count, &arguments) { start, count in
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    do {
      try chosenInput()?.check(bytes)
    } catch {
      report("copyfit-fuzz: \(error)")
      // libFuzzer keeps the input of a process that ends so, and names its file.
      abort()
    }
    return 0
  })
