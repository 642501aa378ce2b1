import Platform

/// Keeps a table of all words, rebuilt at each start.
class SearchManager {
  init(storage: Storage) {
    // swift-format-ignore: NeverUseForceTry
    try! storage.write { transaction in
      try transaction.execute("DROP TABLE IF EXISTS word")
      try transaction.execute("CREATE TABLE word (text TEXT NOT NULL)")
      for row in try transaction.query("SELECT text FROM digest") {
        for word in (row.text(0) ?? "").split(separator: " ") {
          try transaction.execute("INSERT INTO word VALUES (?)", [.text(String(word))])
        }
      }
    }
    AppEnvironment.log("search manager: filled the table of words")
  }
}
