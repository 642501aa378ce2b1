import Foundation
import Support
import Testing

@testable import SubclassAndOverride

/// Turn 2: the trash, made testable. The suite calls it only through `Entry.swift`.
@MainActor @Suite(.knownUntil(started)) struct TrashTests {
  @Test func `the rows are the titles of its own trashed notes, the newest first`() {
    manager.insertTrashed(["\(titles[0])\nA line below", titles[1]])
    manager.insert("Not in the trash")

    let trash = makeTrash(on: manager)

    #expect(
      trash.rows == [titles[1], titles[0]], "makeTrash(on:) was passed a manager: show its notes")
  }

  @Test func `a note in the shared trash is not among its rows`() {
    let id = shared.insert("Shared")
    shared.moveToTrash(id)
    defer { shared.erase(id) }
    manager.insertTrashed([titles[0]])

    let trash = makeTrash(on: manager)

    #expect(trash.rows == [titles[0]], "other rows come from DatabaseManager.instance")
  }

  @Test func `opening it sweeps out its own notes without text`() {
    manager.insertTrashed(["", titles[0]])

    _ = makeTrash(on: manager)

    let left = manager.trashedNotes().map(\.text)
    #expect(left == [titles[0]], "opening the trash erases notes without text from its own manager")

    manager.insertTrashed([""])
    _ = makeTrash(on: manager)
    #expect(manager.trashedNotes().map(\.text) == [titles[0]], "and so does opening it once more")
  }

  @Test func `opening it leaves the shared manager alone`() throws {
    manager.insertTrashed(["", titles[0]])
    let before = shared.statements

    let rows = makeTrash(on: manager).rows

    let ran = shared.statements - before
    try #require(rows == [titles[0]], "first it must show its own notes, without the blank one")
    #expect(ran == 0, "DatabaseManager.instance ran SQL while the trash was opened")
  }

  @Test func `restoring a row brings that note back and no other`() throws {
    let same = titles[0]
    manager.insertTrashed(["First", "Second", "Third", "Fourth"].map { "\(same)\n\($0)" })
    let trash = makeTrash(on: manager)
    try #require(trash.rows == [same, same, same, same], "before anything is restored")

    trash.restore(row: 1)

    let restored = manager.notes().map(\.text)
    #expect(restored == ["\(same)\nThird"], "row 1 held the third of four notes with one title")
  }

  @Test func `a restored note is gone from the rows at once`() throws {
    manager.insertTrashed([titles[0], titles[1]])
    let trash = makeTrash(on: manager)
    try #require(trash.rows == [titles[1], titles[0]], "before anything is restored")

    trash.restore(row: 0)

    #expect(
      trash.rows == [titles[0]], "every call must ask one and the same manager, each time anew")
  }

  @Test func `a note trashed while it is open shows up`() {
    let trash = makeTrash(on: manager)

    manager.insertTrashed([titles[0]])

    #expect(trash.rows == [titles[0]], "the trash must ask its manager each time")
  }

  @Test func `restoring leaves the shared manager alone`() throws {
    manager.insertTrashed([titles[0]])
    let trash = makeTrash(on: manager)
    try #require(trash.rows == [titles[0]], "before anything is restored")
    let before = shared.statements

    trash.restore(row: 0)

    let ran = shared.statements - before
    try #require(manager.notes().map(\.text) == [titles[0]], "first it must restore its own note")
    #expect(ran == 0, "DatabaseManager.instance ran SQL while a note was restored")
  }

  @Test func `emptying erases its own trashed notes and nothing else`() {
    manager.insertTrashed([titles[0], titles[1]])
    manager.insert(titles[2])
    let trash = makeTrash(on: manager)

    _ = trash.empty()

    #expect(manager.trashedNotes().map(\.text) == [], "every note in the trash must be erased")
    #expect(manager.notes().map(\.text) == [titles[2]], "what is not in the trash stays")
  }

  @Test func `emptying returns how many notes there were`() {
    let count = shared.trashedNotes().count + Int.random(in: 300...399)
    manager.insertTrashed((1...count).map { "Note \($0)" })
    let trash = makeTrash(on: manager)
    let rows = trash.rows

    let erased = trash.empty()

    #expect(erased == count, "there were \(count) notes in the trash, a number picked at random")
    #expect(rows.count == count, "and as many rows before")
    #expect(manager.trashedNotes().count == 0, "and none of them afterwards")
  }

  @Test func `emptying leaves the shared manager alone`() throws {
    manager.insertTrashed([titles[0]])
    let trash = makeTrash(on: manager)
    let before = shared.statements

    _ = trash.empty()

    let ran = shared.statements - before
    try #require(manager.trashedNotes().map(\.text) == [], "first it must erase its own note")
    #expect(ran == 0, "DatabaseManager.instance ran SQL while the trash was emptied")
  }

  @Test func `two trashes on two managers do not mix`() throws {
    // Nothing but the trash holds its manager.
    func makeTrash(holding title: String) -> any TrashScreen {
      let manager = PrivateDatabaseManager()
      manager.insertTrashed([title])
      return SubclassAndOverride.makeTrash(on: manager)
    }

    let otherTrash = makeTrash(holding: titles[0])
    let trash = makeTrash(holding: titles[1])
    _ = makeProductionTrash()

    try #require(trash.rows == [titles[1]], "the second trash must have its own manager")
    #expect(otherTrash.rows == [titles[0]], "the first trash must keep its own manager")

    trash.restore(row: 0)
    #expect(otherTrash.rows == [titles[0]], "what one trash restores is nothing to the other")
  }

  @Test func `from opening to emptying, the shared database is never opened`() async {
    await #expect(
      processExitsWith: .exitCode(code),
      """
      A separate process opens your trash, restores a note and empties the trash. If that process \
      does not exit with code \(code), your trash crashed or ended the process on the way.
      """
    ) { @MainActor [code = code as Int32, titles = titles as [String]] in
      let manager = PrivateDatabaseManager()
      manager.insertTrashed(["", titles[0], titles[1]])

      // A trash that does nothing opens nothing.
      let trash = makeTrash(on: manager)
      #expect(
        trash.rows.count == 2, "first the trash must show its own notes, without the blank one")
      if trash.rows.count == 2 { trash.restore(row: 0) }
      #expect(
        manager.notes().map(\.text) == [titles[1]], "first the note on row 0 must be restored")
      #expect(trash.empty() == 1, "first the note that is left must be erased, and counted")

      let opened = DatabaseManager.openedPaths.compactMap { $0.split(separator: "/").last }
      #expect(opened == [":memory:"], "of these, only \":memory:\" was passed in: \(opened)")
      exit(code)
    }
  }

  @Test func `any calls, in any order, do what they did before`() async {
    let found = await TrashScript.difference(inScripts: 120) { .onFreshManager() }

    if let found { Issue.record("\(found)") }
  }

  @Test func `the app's trash does what it did before while the shared notes change`() async {
    await #expect(
      processExitsWith: .exitCode(code),
      """
      A separate process makes calls on the app's trash, and changes the shared notes in between. \
      If that process does not exit with code \(code), it crashed or ended on the way.
      """
    ) { @MainActor [code = code as Int32] in
      // The app's trash stays on the shared notes, whatever was opened before.
      _ = makeTrash(on: PrivateDatabaseManager())

      var play = TrashPlay.inProduction()
      let difference = play.difference(after: TrashScript.inProduction)

      if let difference { Issue.record("\(difference)") }
      let opened = DatabaseManager.openedPaths.filter { $0 != ":memory:" }.count
      #expect(opened == 1, "the app has one manager, DatabaseManager.instance; \(opened) were made")
      exit(code)
    }
  }

  @Test func `the app's trash shows, restores and erases the shared notes`() async {
    await #expect(
      processExitsWith: .exitCode(code),
      """
      A separate process opens the app's trash on fresh files, restores a note and empties the \
      trash. If that process does not exit with code \(code), it crashed or ended on the way.
      """
    ) { @MainActor [code = code as Int32, titles = titles as [String]] in
      let shared = DatabaseManager.instance
      for title in titles { shared.moveToTrash(shared.insert(title)) }

      let trash = makeProductionTrash()
      let rows = trash.rows
      #expect(rows == titles.reversed(), "production uses the shared manager")
      if rows.count == titles.count { trash.restore(row: 0) }
      #expect(shared.notes().map(\.text) == [titles[2]], "row 0 comes back to the shared notes")
      #expect(trash.empty() == 2, "two notes were left in the shared trash")
      #expect(shared.trashedNotes().map(\.text) == [], "the shared trash is empty then")

      let opened = DatabaseManager.openedPaths.count
      #expect(opened == 1, "the app has one manager, DatabaseManager.instance; \(opened) were made")
      exit(code)
    }
  }

  @Test func `the app's trash still sweeps when it is opened`() {
    let id = shared.insert("")
    shared.moveToTrash(id)

    _ = makeProductionTrash()

    #expect(!shared.trashedNotes().map(\.id).contains(id), "opening the trash sweeps it")

    let next = shared.insert("")
    shared.moveToTrash(next)
    _ = makeProductionTrash()
    #expect(!shared.trashedNotes().map(\.id).contains(next), "and opening it once more, too")
  }

  @Test func `the app's trash is the code that these tests run`() {
    #expect(
      shareCode(makeTrash(on: manager), makeProductionTrash()),
      "the app has a trash of its own, which none of these tests runs")
  }

  // MARK: - Fixtures

  let manager = PrivateDatabaseManager()
  var shared: DatabaseManager { .instance }

  /// Different titles in each run, so that no result can be hard-coded.
  let titles = (0..<3).map { "Note \($0), \(Int.random(in: 1_000...9_999))" }

  /// The exit code of a process that ran to its end. One that ends early exits with another.
  let code = Int32.random(in: 30...120)
}
