import Foundation
import Platform

/// The log that a recorder wrote: entries one below the other, with a comma behind each.
enum SurpriseLog {
  /// Where a user's log is put that is to be played again.
  static var place: URL { DocumentsFolder.current.appending(path: "yesterday.log") }

  /// Reads the entries of a log.
  ///
  /// - Throws: When the text was cut off, or holds an entry that is not known.
  static func events(in text: String) throws -> [SurpriseEvent] {
    let entries = text.trimmingCharacters(in: .whitespacesAndNewlines)
    return try JSONDecoder().decode(
      [SurpriseEvent].self, from: Data("[\(entries.dropLast())]".utf8))
  }
}
