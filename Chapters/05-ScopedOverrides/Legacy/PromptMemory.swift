import Foundation
import Platform

/// Remembers, in a file, that somebody has been asked.
enum PromptMemory {
  private static var file: URL { DocumentsFolder.current.appending(path: "Asked.txt") }

  static var hasShown: Bool { FileManager.default.fileExists(atPath: file.path) }

  static func remember() throws {
    try Data("asked\n".utf8).write(to: file)
  }
}
