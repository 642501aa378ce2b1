import Foundation

/// A note, as Jotter's exports need it.
struct Note: Equatable {
  let id: Int
  let title: String
  let text: String
  let written: Date
  var tags: [String] = []
  /// Whether the note opens only with a password.
  var isLocked = false
  var attachments: [Attachment] = []
}
