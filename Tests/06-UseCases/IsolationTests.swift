import Foundation
import Testing

@testable import UseCases

/// To read, for the section "In your app": three ways to conform to a protocol from the main actor or from an actor.
@Suite struct IsolationTests {
  @Test func `a class of the main actor conforms to a protocol of the main actor`() throws {
    let database: any NoteCounting = try makeDatabaseOfTwo()

    #expect(try database.count() == 2)
  }

  @Test func `an isolated conformance works on the main actor`() throws {
    let database: any NoteExporting = try makeDatabaseOfTwo()

    #expect(try database.export() == "Groceries: Milk\nBooks: ")
  }

  @Test func `an actor conforms to a protocol whose methods are async`() async throws {
    let archive: any NoteArchiving = NoteArchive()

    try await archive.archive(Note(title: "Groceries", text: nil, createdAt: .distantPast))

    #expect(await archive.count() == 1)
  }

  // MARK: - Fixtures

  func makeDatabaseOfTwo() throws -> NotesDatabase {
    let database = try NotesDatabase(path: ":memory:")
    for (title, text) in [("Groceries", "Milk"), ("Books", nil)] {
      try database.insert(Note(title: title, text: text, createdAt: .distantPast))
    }
    return database
  }
}
