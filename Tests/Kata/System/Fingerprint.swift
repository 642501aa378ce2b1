import Foundation

/// Computes the hashes of files and texts with git, because Foundation has no hash function on some platforms.
enum Fingerprint {
  /// The hashes of files, in their order. Throws ``Failure`` if git is missing or cannot read a file.
  static func of(files: [URL]) async throws -> [String] {
    guard !files.isEmpty else { return [] }
    let result = try await Git(.none, in: URL(filePath: "/")).run(
      ["hash-object", "--no-filters", "--stdin-paths"],
      input: files.map { quoted($0.path) + "\n" }.joined())
    let hashes = result.output.split(separator: "\n").map(String.init)
    guard result.hasSucceeded, hashes.count == files.count,
      hashes.allSatisfy({ $0.utf8.count >= 40 && $0.allSatisfy(\.isHexDigit) })
    else { throw Failure.grader("git cannot hash the workbook's files: \(result.reason)") }
    return hashes
  }

  /// A path as git reads it from a line: in quotes, with escapes as in C, if it contains a line break.
  private static func quoted(_ path: String) -> String {
    guard path.contains("\n") || path.hasPrefix("\"") else { return path }
    let escaped = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("\n", with: "\\n")
    return "\"\(escaped)\""
  }

  /// The hashes of texts, in their order. The texts are written to temporary files in `folder`.
  static func of(texts: [String], folder: URL) async throws -> [String] {
    let files = texts.indices.map { folder.appending(path: "text-\($0)") }
    defer { files.forEach { try? FileManager.default.removeItem(at: $0) } }
    for (text, file) in zip(texts, files) { try TemporaryFiles.write(text, to: file) }
    return try await of(files: files)
  }
}
