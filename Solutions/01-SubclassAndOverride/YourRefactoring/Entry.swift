/// Turn this to `true` when you begin turn 2: until then `swift test` reports failures here as known issues.
let started = true

/// Your trash, working on the notes of `databaseManager` and of no other.
///
/// The suite calls this one. Keep the signature; the body is yours.
func makeTrash(on databaseManager: DatabaseManager) -> any TrashScreen {
  TestingTrash(on: databaseManager)
}

/// Your trash as the app makes it, working on the shared notes.
///
/// The suite calls this one too. Keep the signature; the body is yours.
func makeProductionTrash() -> any TrashScreen {
  Trash()
}
