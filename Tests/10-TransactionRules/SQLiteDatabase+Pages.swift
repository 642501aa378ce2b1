import Platform

@testable import TransactionRules

extension SQLiteDatabase {
  /// The numbers of all pages, as far as they are committed.
  nonisolated var pages: [Int] {
    get throws { try query("SELECT number FROM page ORDER BY number").map { $0.integer(0) } }
  }

  nonisolated func addPage(_ number: Int) throws {
    try execute("INSERT INTO page (number) VALUES (?)", [.integer(number)])
  }
}

extension Connection {
  /// The numbers of all pages, as far as they are committed.
  nonisolated var pages: [Int] {
    get throws { try alone { try $0.pages } }
  }
}
