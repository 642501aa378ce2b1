import Foundation
import Platform

/// Everything Jotter needs, created when the first caller asks for it.
class AppEnvironment {
  static let shared = AppEnvironment()

  /// The launch log: one line for each thing that was started, in order.
  private(set) static var started: [String] = []

  let storage: Storage
  let accountManager: AccountManager
  let searchManager: SearchManager
  let backupManager: BackupManager
  let outbox = Outbox()
  let alarmClock = AlarmClock()

  private init() {
    let path = DocumentsFolder.current.appending(path: "Digest.sqlite").path
    // swift-format-ignore: NeverUseForceTry
    storage = try! Storage(path: path)
    StartUpJobs.runAll(on: storage)
    accountManager = AccountManager()
    searchManager = SearchManager(storage: storage)
    backupManager = BackupManager(storage: storage)
  }

  static func log(_ line: String) {
    started.append(line)
  }
}
