import Platform

/// What Jotter does to its database each time it starts.
enum StartUpJobs {
  static func runAll(on storage: Storage) {
    for (name, job) in [
      ("create the tables", createTables), ("add samples", addSamples),
      ("count the week", countTheWeek),
    ] {
      // swift-format-ignore: NeverUseForceTry
      try! storage.write(job)
      AppEnvironment.log("start-up job: \(name)")
    }
  }

  static func createTables(_ transaction: StorageWriteTransaction) throws {
    for table in [
      "digest (text TEXT NOT NULL)", "streak (weeks INTEGER NOT NULL)",
      "reminder (text TEXT NOT NULL, hour INTEGER NOT NULL)",
      "quiet_hours (start INTEGER NOT NULL, end INTEGER NOT NULL)",
    ] {
      try transaction.execute("CREATE TABLE IF NOT EXISTS \(table)")
    }
  }

  static func addSamples(_ transaction: StorageWriteTransaction) throws {
    guard try transaction.query("SELECT * FROM digest").isEmpty else { return }
    try transaction.execute("INSERT INTO digest VALUES ('Three notes this week, two about milk.')")
    try transaction.execute("INSERT INTO streak VALUES (50)")
    try transaction.execute("INSERT INTO reminder VALUES ('Water the plants', 23)")
    try transaction.execute("INSERT INTO quiet_hours VALUES (22, 7)")
  }

  static func countTheWeek(_ transaction: StorageWriteTransaction) throws {
    try transaction.execute("UPDATE streak SET weeks = weeks + 1")
  }
}
