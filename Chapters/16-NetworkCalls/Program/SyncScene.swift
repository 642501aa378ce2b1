/// Ines creates a note in a train, and looks at her notes.
struct SyncScene {
  let server: NoteServer
  /// What the user does, on a client in any design.
  let create: (String) -> Void
  let load: () -> Void
  /// What the user sees.
  let seen: () -> String

  func play() {
    print("In a train, where the first answer takes 3 seconds, Ines writes the note \"R&D\".")
    server.meet(with: .slow(seconds: 3))
    create("R&D")
    print("She sees: \(seen())")
    load()
    print("She looks at her notes: \(seen())")

    print("\nOn the next day the server has a problem, and she looks at her notes again.")
    server.meet(with: .status(500))
    load()
    print("She sees: \(seen())")
  }

  /// A server that prints each request.
  static func server() throws -> NoteServer {
    try NoteServer { print("  The server gets \($0)") }
  }

  /// What the user sees of some notes, in a line.
  static func text(_ notes: [Note], message: String? = nil) -> String {
    let titles = notes.isEmpty ? "no notes" : notes.map(\.title).joined(separator: ", ")
    return titles + (message.map { " (\($0))" } ?? "")
  }
}
