#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

// A reader that goes away (`copyfit | head`) ends the writing, not the process.
signal(SIGPIPE, SIG_IGN)

let tool = Tool(environment: .live, terminal: .current())
exit(tool.run(Array(CommandLine.arguments.dropFirst())).deliver())
