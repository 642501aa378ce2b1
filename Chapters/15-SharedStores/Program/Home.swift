import Foundation
import Platform

/// The folder in which the app's `UserDefaults` keep their file.
enum Home {
  /// Makes that Jotter's folder, and not the user's own.
  ///
  /// Foundation asks for the folder only when a program begins, so this one begins again. On a Mac a service of the
  /// system keeps the settings, in `~/Library/Preferences`.
  static func move() {
    #if os(Linux)
      let name = "XDG_CONFIG_HOME"
      DocumentsFolder.keepBetweenRuns(
        for: URL(filePath: CommandLine.arguments[0]).lastPathComponent)
      let home = DocumentsFolder.current.path
      if ProcessInfo.processInfo.environment[name] == home { return }
      setenv(name, home, 1)
      var arguments = CommandLine.arguments.map { strdup($0) } + [nil]
      execv("/proc/self/exe", &arguments)
      fatalError("The program cannot begin again: \(String(cString: strerror(errno)))")
    #endif
  }
}
