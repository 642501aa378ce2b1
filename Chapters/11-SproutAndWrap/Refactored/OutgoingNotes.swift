/// The notes that may leave Jotter, of some notes. A sprout class: it knows no database, file or mail.
struct OutgoingNotes {
  private let notes: [Note]

  init(of notes: [Note]) {
    self.notes = notes
  }

  /// The notes without a password, in the same order.
  var allowed: [Note] { notes.filter { !$0.isLocked } }
}
