import Foundation
import Support
import Testing

@testable import UseCases

/// Your turn: one contract for updating and removing, checked on your database and on the suite's fake.
@MainActor @Suite(.knownUntil(started), .tags(.integration)) struct ChangeNoteContractTests {
  @Test(arguments: Kind.allCases)
  func `an update is there at the next fetch, on one note and no other`(kind: Kind) throws {
    let database = try kind.makeDatabase()
    let notes = try add("One", "Two", to: database)

    try database.update(id: notes[0].id, title: "1", text: nil)

    #expect(try database.fetchAll().map(\.title) == ["1", "Two"])
    #expect(try database.fetchAll().map(\.text) == [nil, "text"])

    #expect(throws: Never.self, "saving an unchanged note is no error: its row exists") {
      try database.update(id: notes[0].id, title: "1", text: nil)
    }
    #expect(try database.fetchAll().map(\.title) == ["1", "Two"])
  }

  @Test(arguments: Kind.allCases)
  func `updating a missing note is an error that names it`(kind: Kind) throws {
    try ChangeNoteContract.updatingWhatIsMissingIsAnError(in: kind.makeDatabase())
  }

  @Test(arguments: Kind.allCases)
  func `removing a missing note is an error that names it`(kind: Kind) throws {
    try ChangeNoteContract.removingWhatIsMissingIsAnError(in: kind.makeDatabase())
  }

  @Test(arguments: Kind.allCases)
  func `removing the same note twice is an error the second time`(kind: Kind) throws {
    let database = try kind.makeDatabase()
    let notes = try add("Two", "Two", "Two", to: database)

    try database.remove(id: notes[1].id)
    let error = #expect(throws: DatabaseError.self) { try database.remove(id: notes[1].id) }

    #expect(error?.kind == .errorRemove)
    #expect(error?.cause as? NoteNotFound == NoteNotFound(id: notes[1].id))
    #expect(
      try database.fetchAll() == [notes[0], notes[2]], "the other notes of that title stay")
  }

  // MARK: - Fixtures

  enum Kind: CaseIterable {
    case yours
    case fake

    func makeDatabase() throws -> any NotesDatabaseProtocol {
      switch self {
      case .yours: try UseCases.makeDatabase(path: ":memory:")
      case .fake: FakeNotesDatabase()
      }
    }
  }

  func add(_ titles: String..., to database: any NotesDatabaseProtocol) throws -> [Note] {
    try titles.map { title in
      let note = Note(title: title, text: "text", createdAt: Date(timeIntervalSince1970: 1))
      try database.insert(note)
      return note
    }
  }
}
