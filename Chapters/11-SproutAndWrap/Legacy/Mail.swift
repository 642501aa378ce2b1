/// A mail that Jotter sends.
struct Mail: Equatable, Codable {
  let to: [String]
  let subject: String
  let body: String
}
