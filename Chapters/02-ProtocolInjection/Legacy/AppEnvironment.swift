import Foundation
import Platform

/// Everything Jotter needs, made when somebody first asks for it.
class AppEnvironment {
  static let shared = AppEnvironment()

  /// What was started, in order: the managers, then the start-up jobs.
  private(set) static var started: [String] = []

  let storage: Storage
  let outbox = Outbox()
  let alarmClock = AlarmClock()

  private init() {
    let path = DocumentsFolder.current.appending(path: "Digest.sqlite").path
    // swift-format-ignore: NeverUseForceTry
    storage = try! Storage(path: path)
    for manager in ["accounts", "sync", "search", "themes", "stickers", "backups", "statistics"] {
      start("\(manager) manager")
    }
    run("create the tables", StartUpJobs.createTables)
    run("add samples", StartUpJobs.addSamples)
    run("count the week", StartUpJobs.countTheWeek)
  }

  private func start(_ name: String) {
    AppEnvironment.started.append(name)
  }

  private func run(_ name: String, _ job: (StorageWriteTransaction) throws -> Void) {
    start("start-up job: \(name)")
    // swift-format-ignore: NeverUseForceTry
    try! storage.write(job)
  }
}
