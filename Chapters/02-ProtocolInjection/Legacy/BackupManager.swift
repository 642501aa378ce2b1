import Foundation
import Platform

/// Copies the digests into a file, unless that has been done within the last 24 hours.
class BackupManager {
  private let file = DocumentsFolder.current.appending(path: "Backup.txt")

  init(storage: Storage) {
    if let last = lastBackup, Date().timeIntervalSince(last) < 24 * 60 * 60 {
      AppEnvironment.log("backup manager: the last backup will do")
    } else {
      let rows = try? storage.read { try $0.query("SELECT text FROM digest") }
      let texts = (rows ?? []).compactMap { $0.text(0) }
      try? texts.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
      AppEnvironment.log("backup manager: wrote Backup.txt")
    }
  }

  var lastBackup: Date? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
    return attributes?[.modificationDate] as? Date
  }
}
