import Foundation
import Platform

/// Knows the owner of the notes: reads the account from a file, and creates one when there is none.
class AccountManager {
  let account: String

  init() {
    let file = DocumentsFolder.current.appending(path: "Account.txt")
    account = (try? String(contentsOf: file, encoding: .utf8)) ?? UUID().uuidString
    try? account.write(to: file, atomically: true, encoding: .utf8)
    AppEnvironment.log("account manager: wrote Account.txt")
  }
}
