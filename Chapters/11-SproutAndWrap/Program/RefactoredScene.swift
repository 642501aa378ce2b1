/// Anna exports her notes, with the exporter that has two sprouts and two wraps.
enum RefactoredScene {
  static func play() throws {
    try AnnasNotes.add()
    let log = ExportLog(database: AppDatabase.shared.sqlite)
    let exporter = Exporter(mailer: LoggingMailer(wrapped: OutboxMailer(), log: log))
    try exporter.export()
    try ExportReport.show(exporter.lines)
    print("The log's last entries:")
    for name in try log.names.suffix(exporter.lines.count) { print("  \(name)") }
  }
}
