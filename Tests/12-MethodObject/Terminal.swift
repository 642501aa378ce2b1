import Foundation
import Platform

/// The terminal of a process that an exit test started.
enum Terminal {
  /// The lines that are printed on the terminal while a closure runs.
  static func lines(while body: () throws -> Void) throws -> [String] {
    let file = DocumentsFolder.current.appending(path: "printed.txt")
    _ = FileManager.default.createFile(atPath: file.path, contents: nil)
    fflush(nil)
    let (terminal, writing) = (dup(1), open(file.path, O_WRONLY))
    dup2(writing, 1)
    defer {
      fflush(nil)
      dup2(terminal, 1)
    }
    try body()
    fflush(nil)
    return try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
  }
}
