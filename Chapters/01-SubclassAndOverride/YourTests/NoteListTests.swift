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

  // Your tests go here.

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

  func cell(of noteList: NoteList, section: Int, item: Int) throws -> NoteCell {
    let path = CellPath(section: section, item: item)
    return try #require(noteList.list(view, cellForItemAt: path) as? NoteCell)
  }
}
