import Foundation
import Testing

@testable import UseCases

/// What any database of notes must refuse, be it real or a double.
enum ChangeNoteContract {
  static func updatingWhatIsMissingIsAnError(in database: any NotesDatabaseProtocol) {
    let id = UUID()

    let error = #expect(throws: DatabaseError.self, "no note was changed, and no error says so") {
      try database.update(id: id, title: "", text: nil)
    }

    #expect(error?.kind == .errorUpdate)
    #expect(error?.cause as? NoteNotFound == NoteNotFound(id: id), "the cause is NoteNotFound")
  }

  static func removingWhatIsMissingIsAnError(in database: any NotesDatabaseProtocol) {
    let id = UUID()

    let error = #expect(throws: DatabaseError.self, "no note was removed, and no error says so") {
      try database.remove(id: id)
    }

    #expect(error?.kind == .errorRemove)
    #expect(error?.cause as? NoteNotFound == NoteNotFound(id: id), "the cause is NoteNotFound")
  }
}
