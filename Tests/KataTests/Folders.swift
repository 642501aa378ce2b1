import Foundation

extension URL {
  /// Makes this folder, and the folders above it.
  func makeFolder() throws {
    try FileManager.default.createDirectory(at: self, withIntermediateDirectories: true)
  }

  /// Writes a file, and makes the folders above it.
  func write(_ text: String) throws {
    try deletingLastPathComponent().makeFolder()
    try Data(text.utf8).write(to: self)
  }

  /// A free place for a temporary file or folder.
  static func temporary(_ name: String) -> URL {
    FileManager.default.temporaryDirectory.appending(path: "\(name)-\(UUID().uuidString)")
  }

  /// Makes a temporary folder, runs `body` on it, and removes it.
  static func useFolder<Result>(
    _ name: String, _ body: (URL) async throws -> Result
  ) async throws -> Result {
    let folder = temporary(name)
    try folder.makeFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    return try await body(folder)
  }
}
