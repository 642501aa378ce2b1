import Foundation
import Platform

/// Some of the notes that Ines had in Papyrus.
enum InesNotes {
  static let text = """
    Papyrus 3,Ines
    note,Rent,"By mail, please.
    Before Friday.",2026-10-01,home
    note,Tax,Form 4,2.10.2026,home money
    note,Tea,Ceylon,2026-10
    file,Cup.jpg,12 KB
    file,Order.pdf,48123
    note,,Call Mum,soon
    note,Old,,2019,trash

    """

  /// Puts them into the app's folder, as a user does with a file.
  static func write() throws { try Data(text.utf8).write(to: file) }

  /// The text of the file.
  static func read() throws -> String {
    String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }

  private static var file: URL { DocumentsFolder.current.appending(path: "Papyrus.csv") }
}
