import Platform

/// All that an import did, as one text: the printed lines, and the rows of the tables.
enum Transcript {
  static func of(_ lines: [String], _ database: SQLiteDatabase) throws -> String {
    var all = lines
    for table in ["note", "attachment", "import"] {
      all += try database.query("SELECT * FROM \(table) ORDER BY rowid").map { row in
        table + ": " + row.values.map(shown).joined(separator: " | ")
      }
    }
    return all.joined(separator: "\n")
  }

  private static func shown(_ value: SQLiteValue) -> String {
    switch value {
    case .null: "nothing"
    case .integer(let number): "\(number)"
    case .real(let number): "\(number)"
    case .text(""): "–"
    // A line break must not end the row's line.
    case .text(let text): text.replacing("\n", with: "⏎")
    }
  }
}
