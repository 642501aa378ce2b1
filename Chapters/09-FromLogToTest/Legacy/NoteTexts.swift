import Foundation
import Platform

/// The texts of the notes, in a database on the disk.
nonisolated enum NoteTexts {
  private static let place = DocumentsFolder.current.appending(path: "texts.sqlite").path

  /// Makes the database anew, with 40 notes.
  static func prepare() {
    try? FileManager.default.removeItem(atPath: place)
    let errands = [
      "Buy milk", "Call Ada", "Water ferns", "Return book", "Fix bike", "Pay rent", "Bake bread",
    ]
    let database = try? SQLiteDatabase(path: place)
    _ = try? database?.execute("CREATE TABLE notes (id INTEGER PRIMARY KEY, text TEXT)")
    for note in 1...40 {
      let text = "\(note). \(errands[note % errands.count])"
      _ = try? database?.execute(
        "INSERT INTO notes VALUES (?, ?)", [.integer(note), .text(text)])
    }
  }

  /// Fetches a text. A phone takes seconds for it when the note comes from the network.
  @concurrent static func text(of note: Int) async -> String {
    let database = try? SQLiteDatabase(path: place)
    let rows = try? database?.query("SELECT text FROM notes WHERE id = ?", [.integer(note)])
    return rows?.first?.text(0) ?? ""
  }
}
