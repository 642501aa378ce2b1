import Foundation
import Support
import Testing

@testable import SubclassAndOverride

/// Turn 2: the trash, made testable. The suite meets it only through `Entry.swift`.
@MainActor @Suite(.knownUntil(started)) struct TrashTests {
  @Test func `the rows are the titles of its own trashed notes, the newest first`() {
    manager.insertTrashed(["Old\nA line below", "New"])
    manager.insert("Not in the trash")

    let trash = makeTrash(on: manager)

    #expect(trash.rows == ["New", "Old"], "makeTrash(on:) was handed the notes to show")
  }

  @Test func `a note in the shared trash is not its business`() {
    let id = shared.insert("Somebody else's")
    shared.moveToTrash(id)
    defer { shared.erase(id) }

    let trash = makeTrash(on: manager)

    #expect(trash.rows == [], "these rows come from DatabaseManager.instance")
  }

  @Test func `opening it sweeps out its own notes without text`() {
    manager.insertTrashed(["", "Words"])

    _ = makeTrash(on: manager)

    let left = manager.trashedNotes().map(\.text)
    #expect(left == ["Words"], "opening the trash erases notes without text from its own manager")
  }

  @Test func `opening it leaves the shared manager alone`() {
    let before = shared.statements

    _ = makeTrash(on: manager)

    let ran = shared.statements - before
    #expect(ran == 0, "DatabaseManager.instance ran SQL while the trash was opened")
  }

  @Test func `restoring a row brings that note back and no other`() throws {
    manager.insertTrashed(["First", "Second", "Third"])
    let trash = makeTrash(on: manager)
    try #require(trash.rows == ["Third", "Second", "First"], "before anything is restored")

    trash.restore(row: 1)

    #expect(manager.notes().map(\.text) == ["Second"], "row 1 held the second note")
  }

  @Test func `a restored note is gone from the rows at once`() throws {
    manager.insertTrashed(["First", "Second"])
    let trash = makeTrash(on: manager)
    try #require(trash.rows == ["Second", "First"], "before anything is restored")

    trash.restore(row: 0)

    #expect(trash.rows == ["First"], "every call must reach one and the same manager")
  }

  @Test func `a note trashed while it is open shows up`() {
    let trash = makeTrash(on: manager)

    manager.insertTrashed(["Late"])

    #expect(trash.rows == ["Late"], "the trash must ask its manager each time")
  }

  @Test func `restoring leaves the shared manager alone`() throws {
    manager.insertTrashed(["Mine"])
    let trash = makeTrash(on: manager)
    try #require(trash.rows == ["Mine"], "before anything is restored")
    let before = shared.statements

    trash.restore(row: 0)

    let ran = shared.statements - before
    #expect(ran == 0, "DatabaseManager.instance ran SQL while a note was restored")
  }

  @Test func `emptying erases its own trashed notes and nothing else`() {
    manager.insertTrashed(["Rubbish", "More rubbish"])
    manager.insert("Kept")
    let trash = makeTrash(on: manager)

    _ = trash.empty()

    #expect(manager.trashedNotes().map(\.text) == [], "every note in the trash must be erased")
    #expect(manager.notes().map(\.text) == ["Kept"], "what is not in the trash stays")
  }

  @Test func `emptying answers how many notes there were`() {
    let count = shared.trashedNotes().count + Int.random(in: 2...9)
    manager.insertTrashed((1...count).map { "Note \($0)" })
    let trash = makeTrash(on: manager)

    let erased = trash.empty()

    #expect(erased == count, "there were \(count) notes in the trash, a number picked at random")
  }

  @Test func `emptying leaves the shared manager alone`() {
    manager.insertTrashed(["Mine"])
    let trash = makeTrash(on: manager)
    let before = shared.statements

    _ = trash.empty()

    let ran = shared.statements - before
    #expect(ran == 0, "DatabaseManager.instance ran SQL while the trash was emptied")
  }

  @Test func `two trashes on two managers do not mix`() {
    let other = PrivateDatabaseManager()
    other.insertTrashed(["Theirs"])
    manager.insertTrashed(["Mine"])

    let trash = makeTrash(on: manager)
    let otherTrash = makeTrash(on: other)

    #expect(trash.rows == ["Mine"], "the first trash must keep its own manager")
    #expect(otherTrash.rows == ["Theirs"], "the second trash must have its own manager")
  }

  @Test func `from opening to emptying, the shared database is never opened`() async {
    // A code of its own, so that a trash that ends the program early does not look like success.
    await #expect(
      processExitsWith: .exitCode(21),
      """
      A separate process opens your trash, restores a note and empties the trash. If that process \
      does not exit with code 21, your trash crashed or ended the process on the way.
      """
    ) { @MainActor in
      let manager = PrivateDatabaseManager()
      manager.insertTrashed(["", "First", "Second"])

      let trash = makeTrash(on: manager)
      if trash.rows.count == 2 { trash.restore(row: 0) }
      _ = trash.empty()

      let opened = DatabaseManager.openedPaths.compactMap { $0.split(separator: "/").last }
      #expect(opened == [":memory:"], "of these, only \":memory:\" was handed in: \(opened)")
      exit(21)
    }
  }

  @Test func `the app's trash shows the shared notes`() {
    let id = shared.insert("Shared")
    shared.moveToTrash(id)
    defer { shared.erase(id) }

    #expect(makeProductionTrash().rows.contains("Shared"), "production uses the shared manager")
  }

  @Test func `the app's trash still sweeps when it is opened`() {
    let id = shared.insert("")
    shared.moveToTrash(id)

    _ = makeProductionTrash()

    #expect(!shared.trashedNotes().map(\.id).contains(id), "opening the trash sweeps it")
  }

  // MARK: - Fixtures

  let manager = PrivateDatabaseManager()
  var shared: DatabaseManager { .instance }
}
