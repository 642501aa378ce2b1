nonisolated protocol DigestMailer: Sendable {
  func send(_ digest: String)
}

final class Outbox {
  func send(_ digest: String) {}
}

extension Outbox: DigestMailer {}

final class AppEnvironment {
  static let shared = AppEnvironment()
  let outbox = Outbox()
}

actor DigestQueue {
  init(mailer: any DigestMailer = AppEnvironment.shared.outbox) {}
}

public protocol PublicMailer {
  func send(_ digest: String)
}

extension Outbox: PublicMailer {}

public class WeeklyDigest {
  public init(mailer: any PublicMailer = AppEnvironment.shared.outbox) {}
}
