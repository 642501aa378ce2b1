/// A file that hangs on a note.
struct Attachment: Equatable {
  let name: String
  /// The size in bytes.
  let bytes: Int
}
