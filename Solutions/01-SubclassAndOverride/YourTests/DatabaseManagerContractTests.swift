import Foundation
import Testing

@testable import SubclassAndOverride

/// What every database manager must do, asked of the real one and of the fake.
///
/// A fake is useful only while it behaves like the real one: these tests check that it does.
@MainActor @Suite struct DatabaseManagerContractTests {
  @Test(arguments: Kind.allCases)
  func `a new manager has no notes`(kind: Kind) {
    let manager = kind.makeManager()

    #expect(manager.notes().isEmpty)
    #expect(manager.trashedNotes().isEmpty)
  }

  @Test(arguments: Kind.allCases)
  func `notes come back as inserted, the oldest first`(kind: Kind) {
    let manager = kind.makeManager()

    let older = manager.insert("Milk\nand eggs", pinned: true)
    let newer = manager.insert("")

    #expect(
      manager.notes() == [
        Note(id: older, text: "Milk\nand eggs", isPinned: true),
        Note(id: newer, text: ""),
      ])
    #expect(older < newer)
  }

  @Test(arguments: Kind.allCases)
  func `a note moves to the trash and back, and no other does`(kind: Kind) {
    let manager = kind.makeManager()
    let moved = manager.insert("Moved")
    let kept = manager.insert("Kept")

    manager.moveToTrash(moved)
    #expect(manager.notes().map(\.id) == [kept])
    #expect(manager.trashedNotes() == [Note(id: moved, text: "Moved", isTrashed: true)])

    manager.restore(moved)
    #expect(manager.notes().map(\.id) == [moved, kept])
    #expect(manager.trashedNotes().isEmpty)
  }

  @Test(arguments: Kind.allCases)
  func `the trash lists the oldest note first, and no erased one`(kind: Kind) {
    let manager = kind.makeManager()
    let older = manager.insert("Older")
    let newer = manager.insert("Newer")

    manager.moveToTrash(newer)
    manager.moveToTrash(older)
    #expect(manager.trashedNotes().map(\.id) == [older, newer])

    manager.erase(older)
    #expect(manager.trashedNotes().map(\.id) == [newer])
  }

  @Test(arguments: Kind.allCases)
  func `an erased note is gone, and its id is not used again`(kind: Kind) {
    let manager = kind.makeManager()
    let erased = manager.insert("Erased")

    manager.erase(erased)

    #expect(manager.notes().isEmpty)
    #expect(manager.insert("Next") > erased)
  }

  @Test(arguments: Kind.allCases)
  func `an unknown id changes nothing`(kind: Kind) {
    let manager = kind.makeManager()
    let id = manager.insert("Alone")

    manager.moveToTrash(id + 1)
    manager.restore(id + 1)
    manager.erase(id + 1)

    #expect(manager.notes() == [Note(id: id, text: "Alone")])
  }

  @Test(arguments: Kind.allCases)
  func `inserts are counted, those of erased notes too`(kind: Kind) {
    let manager = kind.makeManager()
    #expect(manager.inserts == 0)

    manager.erase(manager.insert("Gone"))
    manager.insert("Here")

    #expect(manager.inserts == 2)
  }

  // MARK: - Fixtures

  enum Kind: CaseIterable {
    case real
    case fake

    func makeManager() -> DatabaseManager {
      switch self {
      case .real: TemporaryDatabaseManager()
      case .fake: InMemoryDatabaseManager()
      }
    }
  }
}
