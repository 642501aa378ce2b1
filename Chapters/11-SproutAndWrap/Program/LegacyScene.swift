/// Anna exports her notes, with the exporter as found.
enum LegacyScene {
  static func play() throws {
    try AnnasNotes.add()
    let exporter = LegacyExporter(mailer: OutboxMailer())
    try exporter.export()
    try ExportReport.show(exporter.lines)
  }
}
