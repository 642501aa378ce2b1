/// Ines imports her notes, with your importer in the app.
enum YoursScene {
  static func play() throws {
    try InesNotes.write()
    try makeProductionImporter().run(InesNotes.read())
  }
}
