import Platform

/// A row of the note list.
class NoteCell: ListCell {
  var title = ""
  var preview = ""

  override var line: String { "\(title) · \(preview)" }
}
