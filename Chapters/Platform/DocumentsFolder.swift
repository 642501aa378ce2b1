import Foundation
import Synchronization

/// The folder in which an app may keep its files: a stand-in for `URL.documentsDirectory`.
///
/// On a phone that is the same in every run, tests included. Here there is one for the whole process. It is a fresh
/// temporary folder, unless the app's `main` asks for the one that is kept. A process locks its temporary folder and
/// removes it when it ends. A folder left by a process that trapped is no longer locked, and the next process that ends
/// removes it.
public enum DocumentsFolder {
  private static let chosen = Mutex<URL?>(nil)
  private static let temporaryPrefix = "Documents-"

  /// The folder, which exists.
  public static var current: URL {
    chosen.withLock { chosen in
      if let chosen { return chosen }
      let fresh = makeTemporary()
      atexit { DocumentsFolder.removeTemporary() }
      chosen = fresh
      return fresh
    }
  }

  /// The folder for the temporary files of this process. Foundation's is another where kata judges on a Mac.
  public static var temporary: URL { Reach.temporary }

  /// Keeps the app's files from one run to the next: below `.build/Jotter` of the workbook around the
  /// working directory, else below `Jotter` in the temporary folder.
  ///
  /// - Parameter program: The folder's name there, so that no chapter finds the files of another.
  public static func keepBetweenRuns(for program: String) {
    let kept = Reach.isApp ? workbook()?.appending(path: ".build/Jotter") : nil
    let place = kept ?? temporary.appending(path: "Jotter")
    // The name alone: a path could lead elsewhere.
    let folder = place.appending(path: URL(filePath: program).lastPathComponent)
    create(folder)
    chosen.withLock { $0 = folder }
  }

  /// Whether an app runs, and not a test: an app's files are kept.
  static var isKept: Bool {
    chosen.withLock { folder in
      folder.map { !$0.lastPathComponent.hasPrefix(temporaryPrefix) } ?? false
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

  /// Makes a folder, and gives it its name only once it is locked.
  private static func makeTemporary() -> URL {
    let place = temporary
    let name = UUID().uuidString
    let unlocked = place.appending(path: name)
    create(unlocked)
    // Stays open, and so locked, for as long as the process lives.
    _ = lock(unlocked)
    let folder = place.appending(path: temporaryPrefix + name)
    guard rename(unlocked.path, folder.path) == 0 else {
      fatalError("The documents folder cannot be made at \(folder.path).")
    }
    return folder
  }

  /// Removes this process's folder, and those that other processes left.
  private static func removeTemporary() {
    if let folder = chosen.withLock({ $0 }), folder.lastPathComponent.hasPrefix(temporaryPrefix) {
      try? FileManager.default.removeItem(at: folder)
    }
    let place = temporary
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
    for name in names where name.hasPrefix(temporaryPrefix) {
      let folder = place.appending(path: name)
      guard let descriptor = lock(folder) else { continue }
      try? FileManager.default.removeItem(at: folder)
      close(descriptor)
    }
  }

  /// Locks a folder.
  ///
  /// - Returns: The descriptor that holds the lock; nil when it is no folder, or another process holds the lock.
  private static func lock(_ folder: URL) -> Int32? {
    let descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      close(descriptor)
      return nil
    }
    return descriptor
  }
}
