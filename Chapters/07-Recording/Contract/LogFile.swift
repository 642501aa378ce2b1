import Foundation
import Platform
import Synchronization

/// A log in a file, in the form of a `LogText`: entries one below the other, with a comma behind each.
nonisolated final class LogFile: LogWriting {
  /// The log of this run of the app. The logs of earlier runs lie beside it, also that of a run that crashed.
  static let shared = LogFile(at: RunLogs.newPlace())

  let place: URL
  private let handle: Mutex<FileHandle?>

  /// Makes a file without entries, in the place of one that is there already. Where it cannot, each `write` throws.
  init(at place: URL) {
    self.place = place
    handle = Mutex(
      AppFile.create(at: place, beginning: LogText.firstLine(of: SurpriseEvent.screen)))
  }

  func write(_ entry: Data) throws {
    try handle.withLock { handle in
      guard let handle else { throw LogFileError.cannotOpen(place) }
      let end = try handle.offset()
      do {
        try handle.write(contentsOf: entry + Data(",\n".utf8))
      } catch {
        // After half an entry, the entries that follow could not be read.
        try? handle.truncate(atOffset: end)
        throw error
      }
    }
  }
}
