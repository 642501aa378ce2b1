import Dispatch

protocol NoteImporting {
  func run() throws
}

class Database {
  static let shared = Database()
}

class NoteImporter: NoteImporting {
  func run(database: Database = .shared) throws {}
}

nonisolated class BackgroundImporter {
  func run(database: Database = .shared) {}
}

func afterwards(_ work: @escaping () -> Void) {}

final class NoteImport {
  private let text: String
  private let lines = text.split(separator: "\n")
  private let print: (String) -> Void
  private var known: Set<String> = []

  init(text: String, print: (String) -> Void) {
    self.text = text
    self.print = print
  }

  func run() throws {
    try database.execute("DELETE FROM note")
    afterwards { known.insert("Tea") }
    DispatchQueue.global().async { _ = self.known.count }
  }

  func importFile(_ fields: [String]) {
    guard fields.count > 1 else {
      continue
    }
  }
}
