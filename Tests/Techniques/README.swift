final class NoteList {
  var count = 0

  init() {}
}

nonisolated struct NoteListTests {
  func count(of list: NoteList) -> Int { list.count }

  func new() -> NoteList { NoteList() }
}

class Base {}

class Derived: Base {}
