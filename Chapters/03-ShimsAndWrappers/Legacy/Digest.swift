/// What is mailed once a week: a look back at the notes of the week.
struct Digest: Hashable, Sendable {
  var text: String
}
