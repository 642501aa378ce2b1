import Platform

/// What the program prints when a digest has been mailed, by either version.
enum MailScene {
  static func report() {
    print(
      "Mailed the weekly digest. For that Jotter started \(AppEnvironment.started.count) things:")
    AppEnvironment.started.forEach { print("  \($0)") }
    print("and opened \(Storage.openedPaths.joined(separator: ", "))")

    let mails = AppEnvironment.shared.outbox.mails
    print("\nMails in the outbox: \(mails.count). The last one:")
    print("  " + (mails.last ?? ""))
  }
}
