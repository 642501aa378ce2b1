import Foundation

@testable import UseCases

/// A trap: a fake whose store is shared by all tests of the process.
struct GlobalStoreFake: CreateNoteProtocol {
  static private(set) var notes: [Note] = []

  static func reset() { notes = [] }

  func createNoteWith(title: String, text: String) {
    Self.notes.append(Note(title: title, text: text, createdAt: Date(timeIntervalSince1970: 1)))
  }
}
