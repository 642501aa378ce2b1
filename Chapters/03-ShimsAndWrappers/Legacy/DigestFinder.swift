import Platform

/// Finds digests in the database.
class DigestFinder {
  func digest(of account: String, transaction: any ReadTransaction) throws -> Digest? {
    let rows = try StorageDB.bridge(transaction)
      .query("SELECT text FROM digest WHERE account = ?", [.text(account)])
    return rows.first.flatMap { row in row.text(0).map(Digest.init) }
  }
}

extension DigestFinder: DigestFinding {}
