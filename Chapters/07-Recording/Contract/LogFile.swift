import Foundation
import Platform
import Synchronization

/// A log in a file, new each time it is opened: entries one below the other, with a comma behind each.
nonisolated final class LogFile: LogWriting {
  /// The log of the app.
  static let shared = LogFile(at: DocumentsFolder.current.appending(path: "surprise.log"))

  let place: URL
  private let handle: Mutex<FileHandle?>

  init(at place: URL) {
    self.place = place
    handle = Mutex(AppFile.create(at: place))
  }

  func write(_ entry: Data) {
    handle.withLock { try? $0?.write(contentsOf: entry + Data(",\n".utf8)) }
  }
}
