import Foundation
import Synchronization

/// The folder in which an app may keep its files, as a phone gives each app one.
///
/// There is one for the whole process. It is a fresh temporary folder, removed when the process
/// ends, unless the app's `main` asks for the one that is kept.
public enum DocumentsFolder {
  private static let chosen = Mutex<URL?>(nil)

  /// The folder, which exists.
  public static var current: URL {
    chosen.withLock { chosen in
      if let chosen { return chosen }
      let fresh = FileManager.default.temporaryDirectory
        .appending(path: "Documents-\(UUID().uuidString)")
      create(fresh)
      atexit { DocumentsFolder.removeTemporary() }
      chosen = fresh
      return fresh
    }
  }

  /// Keeps the app's files from one run to the next: in `.build/Jotter` of the workbook around the
  /// working directory, else in `Jotter` in the temporary folder.
  public static func keepBetweenRuns() {
    let folder =
      workbook()?.appending(path: ".build/Jotter")
      ?? FileManager.default.temporaryDirectory.appending(path: "Jotter")
    create(folder)
    chosen.withLock { $0 = folder }
  }

  /// Whether an app runs, and no test: its files are kept.
  static var isKept: Bool {
    chosen.withLock { folder in
      folder.map { !$0.lastPathComponent.hasPrefix("Documents-") } ?? false
    }
  }

  private static func workbook() -> URL? {
    var folder = URL(filePath: FileManager.default.currentDirectoryPath)
    while folder.path != "/" {
      if FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) {
        return folder
      }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  private static func create(_ folder: URL) {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      fatalError("The documents folder cannot be made at \(folder.path): \(error)")
    }
  }

  private static func removeTemporary() {
    guard let folder = chosen.withLock({ $0 }) else { return }
    if folder.lastPathComponent.hasPrefix("Documents-") {
      try? FileManager.default.removeItem(at: folder)
    }
  }
}
