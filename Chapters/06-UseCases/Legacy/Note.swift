import Foundation

/// A note.
struct Note: Identifiable, Hashable, Sendable {
  let id: UUID
  var title: String
  var text: String?
  let createdAt: Date

  init(id: UUID = UUID(), title: String, text: String?, createdAt: Date) {
    self.id = id
    self.title = title
    self.text = text
    self.createdAt = createdAt
  }

  var getText: String { text ?? "" }
}
