import Foundation
import Testing

@testable import UseCases

/// What every database of notes must do when notes are created, checked on the real one. Check your fake too.
@MainActor @Suite(.tags(.integration)) struct CreateNoteContractTests {
  @Test(arguments: Kind.allCases)
  func `a new database is empty`(kind: Kind) throws {
    #expect(try kind.makeDatabase().fetchAll().isEmpty)
  }

  @Test(arguments: Kind.allCases)
  func `a note comes back as it was inserted`(kind: Kind) throws {
    let database = try kind.makeDatabase()
    let note = Note(title: "Groceries", text: nil, createdAt: Date(timeIntervalSince1970: 1))

    try database.insert(note)

    #expect(try database.fetchAll() == [note])
  }

  @Test(arguments: Kind.allCases)
  func `the same note twice is an error, and nothing is changed`(kind: Kind) throws {
    let database = try kind.makeDatabase()
    let note = Note(title: "Groceries", text: "Milk", createdAt: Date(timeIntervalSince1970: 1))
    try database.insert(note)

    let error = #expect(throws: DatabaseError.self) { try database.insert(note) }

    #expect(error?.kind == .errorInsert)
    #expect(try database.fetchAll() == [note])
  }

  // MARK: - Fixtures

  enum Kind: CaseIterable {
    case sqlite

    func makeDatabase() throws -> any NotesDatabaseProtocol {
      switch self {
      case .sqlite: try UseCases.makeDatabase(path: ":memory:")
      }
    }
  }
}
