import Platform

/// Finds the digest in the database.
class DigestFinder {
  func digest(transaction: any ReadTransaction) throws -> Digest? {
    let rows = try StorageDB.bridge(transaction).query("SELECT text FROM digest LIMIT 1")
    return rows.first.flatMap { row in row.text(0).map(Digest.init) }
  }
}

extension DigestFinder: DigestFinding {}
