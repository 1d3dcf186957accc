#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

// A reader that goes away (`copyfit | head`) ends the writing, not the process.
signal(SIGPIPE, SIG_IGN)

// Swift reads the arguments from /proc. Where a chroot has none, the program's name is missing too,
// and to go on as if nothing had been asked for would be wrong.
guard !CommandLine.arguments.isEmpty else {
  let message = "copyfit: cannot read its command line; mount /proc\n"
  exit(Outcome(messages: message, status: .failure).deliver())
}

let tool = Tool(environment: .live, terminal: .current())
exit(tool.run(Array(CommandLine.arguments.dropFirst())).deliver())
