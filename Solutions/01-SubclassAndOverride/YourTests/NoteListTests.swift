import Platform
import Testing

@testable import SubclassAndOverride

@MainActor @Suite struct NoteListTests {
  @Test func `a new list holds the three welcome notes`() {
    let noteList = TestingNoteList(on: manager)

    #expect(noteList.list(view, numberOfItemsInSection: Section.notes) == 3)
  }

  @Test func `a note's first line is the title of its row`() throws {
    manager.insert("Groceries\nMilk, eggs", pinned: true)
    let noteList = TestingNoteList(on: manager)

    let cell = try cell(of: noteList, section: Section.pinned, item: 0)

    #expect(cell.title == "Groceries")
  }

  @Test func `no welcome notes are written where there are notes already`() {
    manager.insert("Already here")

    _ = TestingNoteList(on: manager)

    #expect(manager.notes().map(\.text) == ["Already here"])
  }

  @Test func `every row shows its own note, the newest first`() throws {
    insert("Oldest", "Middle", "Newest")
    let noteList = TestingNoteList(on: manager)

    #expect(try titles(of: noteList, section: Section.notes) == ["Newest", "Middle", "Oldest"])
  }

  @Test func `pinned notes are in a section of their own`() throws {
    manager.insert("Pinned", pinned: true)
    manager.insert("Loose")
    let noteList = TestingNoteList(on: manager)

    #expect(try titles(of: noteList, section: Section.pinned) == ["Pinned"])
    #expect(try titles(of: noteList, section: Section.notes) == ["Loose"])
  }

  @Test func `a search finds text anywhere in a note, in any case`() throws {
    insert("Groceries\nMilk", "Holidays\nSea")
    let noteList = TestingNoteList(on: manager)

    noteList.search(for: "mILK")

    #expect(try titles(of: noteList, section: Section.notes) == ["Groceries"])
  }

  @Test func `an empty search shows every note again`() throws {
    insert("Groceries", "Holidays")
    let noteList = TestingNoteList(on: manager)

    noteList.search(for: "sea")
    noteList.search(for: "")

    #expect(try titles(of: noteList, section: Section.notes) == ["Holidays", "Groceries"])
  }

  @Test func `a deleted note goes to the trash, and no other does`() throws {
    insert("Kept", "Deleted", "Kept too")
    let noteList = TestingNoteList(on: manager)

    noteList.delete(at: CellPath(section: Section.notes, item: 1))

    #expect(manager.trashedNotes().map(\.text) == ["Deleted"])
    #expect(try titles(of: noteList, section: Section.notes) == ["Kept too", "Kept"])
  }

  @Test func `while searching, delete takes the note that is on the row`() {
    insert("Milk", "Eggs", "Flour")
    let noteList = TestingNoteList(on: manager)

    noteList.search(for: "milk")
    noteList.delete(at: CellPath(section: Section.notes, item: 0))

    #expect(manager.trashedNotes().map(\.text) == ["Milk"])
  }

  // MARK: - Fixtures

  let manager = InMemoryDatabaseManager()
  let view = ListView()

  init() {
    view.register(NoteCell.self, forIdentifier: "note")
  }

  enum Section {
    static let pinned = 0
    static let notes = 1
  }

  func insert(_ texts: String...) {
    for text in texts {
      manager.insert(text)
    }
  }

  func titles(of noteList: NoteList, section: Int) throws -> [String] {
    let count = noteList.list(view, numberOfItemsInSection: section)
    return try (0..<count).map { try cell(of: noteList, section: section, item: $0).title }
  }

  func cell(of noteList: NoteList, section: Int, item: Int) throws -> NoteCell {
    let path = CellPath(section: section, item: item)
    return try #require(noteList.list(view, cellForItemAt: path) as? NoteCell)
  }
}
