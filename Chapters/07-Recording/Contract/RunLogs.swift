import Foundation
import Platform

/// The logs of the app: each run has a file of its own, so that a crash is not overwritten by the run after it.
nonisolated enum RunLogs {
  /// How many logs are kept, that of this run included.
  static let kept = 5

  /// Removes the oldest logs.
  ///
  /// - Returns: A place for the log of this run, where no file is yet.
  static func newPlace() -> URL {
    let folder = DocumentsFolder.current
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let runs = names.compactMap(run).sorted()
    for old in runs.dropLast(kept - 1) {
      try? FileManager.default.removeItem(at: folder.appending(path: name(of: old)))
    }
    return folder.appending(path: name(of: (runs.last ?? 0) + 1))
  }

  private static func name(of run: Int) -> String { "surprise-\(run).log" }

  /// The run whose log has this name; nil for the name of another file.
  private static func run(of file: String) -> Int? {
    let number = file.split(separator: "-").last?.split(separator: ".").first.flatMap { Int($0) }
    return number.flatMap { name(of: $0) == file ? $0 : nil }
  }
}
