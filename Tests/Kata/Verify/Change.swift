import Foundation

/// What `kata verify --fix` changed in a file.
struct Change: Sendable {
  /// As seen from the workbook's root.
  let path: String
  /// nil when there was no file, or is none any more.
  let old: String?
  let new: String?

  /// A change of a file's text.
  ///
  /// - Returns: nil when nothing changes.
  init?(path: String, old: String?, new: String?) {
    if old == new { return nil }
    (self.path, self.old, self.new) = (path, old, new)
  }

  /// The changes as git shows them.
  ///
  /// - Parameters:
  ///   - changes: The changes.
  ///   - folder: An empty folder to work in.
  /// - Returns: The diff.
  /// - Throws: ``Failure`` when git is missing, or a file cannot be written.
  static func diff(_ changes: [Change], in folder: URL) async throws -> String {
    for change in changes {
      for (side, text) in [("a", change.old), ("b", change.new)] {
        guard let text else { continue }
        let file = folder.appending(path: "\(side)/\(change.path)")
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Scratch.write(text, to: file)
      }
    }
    for side in ["a", "b"] {
      try FileManager.default.createDirectory(
        at: folder.appending(path: side), withIntermediateDirectories: true)
    }
    let diff = try await Subprocess(
      executable: Toolchain.program("git"),
      arguments: ["diff", "--no-index", "--no-prefix", "--no-color", "--no-ext-diff", "a", "b"],
      directory: folder, environment: ProcessInfo.processInfo.environment, timeLimit: 60
    ).run().output
    // What git says of its own above each file names the folders that the two sides were laid out in.
    return diff.replacing(
      /(?m)^(?:diff --git|index|new file mode|deleted file mode) .*\n/, with: "")
  }
}
