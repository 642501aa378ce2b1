import Platform

/// Mails the weekly digest, and shows beforehand what would be mailed.
class LegacyWeeklyDigest {
  enum Failure: Error {
    case noDigest
  }

  private let db: any DB
  private let digestFinder: any DigestFinding
  private let mailer: any Mailer

  init(db: any DB, digestFinder: any DigestFinding, mailer: any Mailer) {
    self.db = db
    self.digestFinder = digestFinder
    self.mailer = mailer
  }

  func send(to account: Account) throws {
    let mail = try db.read { transaction in
      Mail(to: account.email, text: try text(for: account, transaction: transaction))
    }
    try mailer.send(mail)
  }

  func preview(for account: Account) throws -> [String] {
    try db.read { transaction in
      let mailed = try text(for: account, transaction: transaction)
      let streak = try StreakStore.streak(of: account.id, transaction: transaction)
      return [mailed] + (streak.map { ["\($0.weeks) weeks in a row"] } ?? [])
    }
  }

  private func text(for account: Account, transaction: any ReadTransaction) throws -> String {
    guard let digest = try digestFinder.digest(of: account.id, transaction: transaction) else {
      throw Failure.noDigest
    }
    let streak = try StreakStore.streak(of: account.id, transaction: transaction)
    return Self.text(for: digest, after: streak)
  }

  static func text(for digest: Digest, after streak: Streak?) -> String {
    switch streak?.weeks {
    case 52: "One year of notes!"
    case 0: "A fresh start! \(digest.text)"
    default: digest.text
    }
  }
}
