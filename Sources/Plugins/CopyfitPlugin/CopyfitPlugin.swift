import Foundation
import PackagePlugin

/// `swift package copyfit [ARGUMENT …]`: runs the linter, built from this package, in the folder of the
/// package that asks.
///
/// Every argument is copyfit's own, so `swift package copyfit explain form-flip` works too, but
/// `--target NAME` (may be repeated): it stands for the folder of that target. Xcode gives it when targets
/// are chosen in its dialogue.
@main struct CopyfitPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    // As seen from the package, so that findings name short paths.
    let root = context.package.directoryURL.path + "/"
    let folders = try context.package.targets(named: names).map { target in
      let folder = target.directoryURL.path
      return folder.hasPrefix(root) ? String(folder.dropFirst(root.count)) : folder
    }

    // A process of its own and not a library call: the plugin is not linked with the linter.
    let process = Process()
    process.executableURL = try context.tool(named: "copyfit").url
    process.arguments = extractor.remainingArguments + folders
    process.currentDirectoryURL = context.package.directoryURL
    // The plugin's own input is the channel to the package manager.
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()

    // The package manager ends with its own status, 1, whatever ours was: so say which one it was.
    switch (process.terminationReason, process.terminationStatus) {
    case (.exit, 0): return
    case (.exit, 1): Diagnostics.error("copyfit found errors")
    case (.exit, let status):
      Diagnostics.error("copyfit did not finish its work (status \(status))")
    default: Diagnostics.error("copyfit was ended by signal \(process.terminationStatus)")
    }
  }
}
