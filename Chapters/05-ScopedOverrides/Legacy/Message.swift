/// A message that the server has pushed to this phone.
struct Message: Sendable {
  let extras: [String: any Sendable]?
}
