protocol NoteImporting {
  func run() throws
}

class Database {
  static let shared = Database()
}

class NoteImporter: NoteImporting {
  private var isDone = false

  func run(database: Database = .shared) throws {}
}

func afterwards(_ work: @escaping () -> Void) {}

final class NoteImport {
  private let owner: NoteImporter
  private let text: String
  private let lines = text.split(separator: "\n")
  private let print: (String) -> Void
  private var known: Set<String> = []

  init(owner: NoteImporter, text: String, print: (String) -> Void) {
    self.owner = owner
    self.text = text
    self.print = print
  }

  func run() throws {
    try database.execute("DELETE FROM note")
    afterwards { known.insert("Tea") }
    owner.isDone = true
  }

  func importFile(_ fields: [String]) {
    guard fields.count > 1 else {
      continue
    }
    if fields[0] == "end" { break outer }
  }
}
