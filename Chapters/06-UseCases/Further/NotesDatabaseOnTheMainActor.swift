/// An isolated protocol: the conformance needs no annotation.
extension NotesDatabase: NoteCounting {
  func count() throws -> Int { try fetchAll().count }
}

/// An isolated conformance: `NotesDatabase` is a `NoteExporting` on the main actor, and nowhere else.
extension NotesDatabase: @MainActor NoteExporting {
  func export() throws -> String {
    try fetchAll().map { "\($0.title): \($0.getText)" }.joined(separator: "\n")
  }
}
