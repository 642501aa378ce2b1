import Platform
import Testing

@testable import SubclassAndOverride

@MainActor @Suite struct DuelTests {
  @Test func `each tap opens the note of its own row`() {
    insert("Oldest", "Middle", "Newest")
    let noteList = TestingNoteList(on: manager)

    noteList.list(view, didSelectItemAt: CellPath(section: Section.notes, item: 0))
    #expect(noteList.openNote?.text == "Newest")

    noteList.list(view, didSelectItemAt: CellPath(section: Section.notes, item: 2))
    #expect(noteList.openNote?.text == "Oldest")
  }

  @Test func `a search filters the pinned notes too`() throws {
    manager.insert("Holidays", pinned: true)
    manager.insert("Groceries", pinned: true)
    let noteList = TestingNoteList(on: manager)

    noteList.search(for: "grocer")

    #expect(try titles(of: noteList, section: Section.pinned) == ["Groceries"])
  }

  @Test func `a search goes on after a delete`() throws {
    insert("Milk for Ada", "Eggs", "Milk for Bob")
    let noteList = TestingNoteList(on: manager)

    noteList.search(for: "milk")
    noteList.delete(at: CellPath(section: Section.notes, item: 0))

    #expect(try titles(of: noteList, section: Section.notes) == ["Milk for Ada"])
  }

  @Test func `a pinned note is still pinned when it comes back from the trash`() {
    let manager = TemporaryDatabaseManager()
    let id = manager.insert("Passport", pinned: true)

    manager.moveToTrash(id)
    manager.restore(id)

    #expect(manager.notes() == [Note(id: id, text: "Passport", isPinned: true)])
  }

  @Test(arguments: ["", "\nMilk"])
  func `a note with an empty first line is called a new note`(text: String) throws {
    insert(text)
    let noteList = TestingNoteList(on: manager)

    #expect(try titles(of: noteList, section: Section.notes) == ["New Note"])
  }

  @Test func `in a new list the welcome is on top`() throws {
    let noteList = TestingNoteList(on: manager)

    #expect(
      try titles(of: noteList, section: Section.notes) == [
        "Welcome to Jotter", "Swipe to delete", "Find anything",
      ])
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
    return try (0..<count).map { item in
      let path = CellPath(section: section, item: item)
      return try #require(noteList.list(view, cellForItemAt: path) as? NoteCell).title
    }
  }
}
