/// Ines imports her notes, with the importer as found.
enum LegacyScene {
  static func play() throws {
    try InesNotes.write()
    try LegacyImporter().run()
  }
}
