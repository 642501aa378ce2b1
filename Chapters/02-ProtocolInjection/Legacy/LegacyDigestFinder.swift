import Platform

/// Finds the digest in the database.
class LegacyDigestFinder {
  func digest(transaction: StorageReadTransaction) -> Digest? {
    let rows = try? transaction.query("SELECT text FROM digest LIMIT 1")
    return rows?.first.flatMap { row in row.text(0).map(Digest.init) }
  }
}
