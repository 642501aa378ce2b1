import Platform

/// Mails the weekly digest.
class WeeklyDigest {
  enum Failure: Error {
    case noDigest
    case noStreak
  }

  private let db: any DB
  private let digestFinder: any DigestFinding
  private let streakFinder: any StreakFinding
  private let mailer: any DigestMailer

  init(
    db: any DB, digestFinder: any DigestFinding, streakFinder: any StreakFinding,
    mailer: any DigestMailer
  ) {
    self.db = db
    self.digestFinder = digestFinder
    self.streakFinder = streakFinder
    self.mailer = mailer
  }

  func send() throws {
    try db.read { transaction in
      guard let digest = try digestFinder.digest(transaction: transaction) else {
        throw Failure.noDigest
      }
      guard let streak = try streakFinder.streak(transaction: transaction) else {
        throw Failure.noStreak
      }
      try mailer.send(Self.mail(for: digest, after: streak))
    }
  }

  static func mail(for digest: Digest, after streak: Streak) -> Digest {
    streak.weeks == 52 ? Digest(text: "One year of notes!") : digest
  }
}
