/// A type that shows the notes in the trash and brings them back or erases them.
protocol TrashScreen {
  /// The titles of the notes in the trash, the newest note first.
  var rows: [String] { get }

  /// Brings the note in a row back to the note list.
  func restore(row: Int)

  /// Erases every note in the trash and returns how many there were.
  func empty() -> Int
}
