import Platform

/// Jotter, started just to mail one digest.
@main
struct JotterApp {
  static func main() {
    DocumentsFolder.keepBetweenRuns()

    LegacyWeeklyDigest().send()

    print("Mailed the weekly digest. For that Jotter")
    print("  started \(AppEnvironment.started.count) things:")
    AppEnvironment.started.forEach { print("    \($0)") }
    print("  opened \(Storage.openedPaths.joined(separator: ", "))")

    let mails = AppEnvironment.shared.outbox.mails
    print("\nMails in the outbox: \(mails.count). The last one:")
    print("  " + (mails.last ?? ""))
  }
}
