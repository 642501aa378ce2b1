/// A note as a file has it, before it is stored.
struct NoteDraft: Equatable {
  var title: String
  var text: String
  /// The day on which it was written, as in "2026-10-01"; nil if the file does not say.
  var written: String?
  var tags: [String]
}
