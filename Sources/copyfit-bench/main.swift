#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

let arguments = CommandLine.arguments.dropFirst()
if arguments.contains("--help") || arguments.contains("-h") {
  print(Workloads.help, terminator: "")
  exit(0)
}
let unknown = arguments.filter { name in !Workloads.all.contains { $0.name == name } }
if let first = unknown.first {
  print("copyfit-bench: there is no workload '\(first)'\n\n\(Workloads.help)", terminator: "")
  exit(2)
}
let load = Machine.load.map { ", load \(Printing.number($0, 2))" } ?? ""
print("copyfit-bench on \(Machine.cores) cores\(load)")
#if DEBUG
  print("This is a DEBUG build: its figures say nothing. Use -c release.")
#endif
var isComplete = true
for workload in Workloads.all where arguments.isEmpty || arguments.contains(workload.name) {
  do throws(BenchError) {
    try workload.run()
  } catch {
    print("  NOT MEASURED (\(workload.name)): \(error.message)")
    isComplete = false
  }
  // A person who watches a pipe sees each workload as it ends.
  fflush(nil)
}
exit(isComplete ? 0 : 1)
