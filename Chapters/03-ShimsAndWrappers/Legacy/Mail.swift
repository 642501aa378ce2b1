/// A mail, as it waits in the outbox.
struct Mail: Codable, Hashable, Sendable {
  var to: String
  var text: String
}
