protocol DigestMailer {
  func send(_ digest: String)
}

final class Outbox {
  func send(_ digest: String, at hour: Int = 7) {}
}

extension Outbox: DigestMailer {}

final class MailerSpy {
  func send(_ digest: String) {}
}

class DigestOnOutbox {
  init(mailer: Outbox) {}
}

let onOutbox = DigestOnOutbox(mailer: MailerSpy())

class WeeklyDigest {
  init(mailer: any DigestMailer) {}
}

let withoutMailer = WeeklyDigest()

class MonthlyDigest: WeeklyDigest {
  override init() {}
}

class UIViewController {
  init() {}
  required init?(coder: String) {}
}

class DigestScreen: UIViewController {
  init(mailer: any DigestMailer) { super.init() }
}
