import Foundation
import Synchronization

/// A record of the programs that `kata` calls, so that its work can be seen and repeated. Each call adds a line, for a
/// shell, to the file that `KATA_TRACE` names.
enum Trace {
  private static let path = ProcessInfo.processInfo.environment["KATA_TRACE"]
  private static let writing = Mutex(())

  /// Records a call of a program.
  static func note(_ words: [String], in directory: URL?) {
    guard let path, !path.isEmpty else { return }
    let folder = directory.map { "cd \(quoted($0.path)) && " } ?? ""
    writing.withLock { _ in
      guard let file = fopen(path, "a") else { return }
      fputs(folder + words.map(quoted).joined(separator: " ") + "\n", file)
      fclose(file)
    }
  }

  /// A word in quotes, so that a shell reads it back unchanged.
  static func quoted(_ word: String) -> String {
    "'" + Style.escaped(word) { $0 == "'" ? #"'\''"# : nil } + "'"
  }
}
