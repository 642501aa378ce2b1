import Foundation
import Platform

/// The log that a recorder wrote.
enum SurpriseLog {
  /// Where a user's log is put that is to be played again.
  static var place: URL { DocumentsFolder.current.appending(path: "yesterday.log") }

  /// Reads the entries of a log.
  ///
  /// - Throws: `LogError` when the text was cut off, or holds an entry that is not known.
  static func events(in text: String) throws -> [SurpriseEvent] { try events(in: LogText(text)) }

  static func events(in text: LogText) throws -> [SurpriseEvent] {
    try text.events(SurpriseEvent.self, of: SurpriseEvent.screen).map { line, event in
      if case .state(let state) = event, state.surprises > 1_000_000_000 {
        throw LogError("no user was surprised so often", line: line)
      }
      return event
    }
  }
}
