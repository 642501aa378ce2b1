/// A type that shows the notes in the trash and lets somebody bring them back or be rid of them.
protocol TrashScreen {
  /// The titles of the notes in the trash, the newest note first.
  var rows: [String] { get }

  /// Brings the note in a row back to the note list.
  func restore(row: Int)

  /// Erases every note in the trash and answers how many there were.
  func empty() -> Int
}
