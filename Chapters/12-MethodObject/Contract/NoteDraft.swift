/// A note of a file as it would be stored: with a title, with boxes as Jotter writes them, and with each tag once.
struct NoteDraft: Equatable {
  var title: String
  var text: String
  /// The day on which it was written, as in "2026-10-01". A missing month or day counts as the first. It is nil if the
  /// record has no date that can be read; then the note is stored with the time of the import.
  var written: String?
  var tags: [String]
}
