/// An entry that cannot be encoded. What it prints as is not its type's name.
nonisolated struct Refusing: Encodable, Sendable, CustomStringConvertible {
  struct Refusal: Error {}

  var description: String { "something" }

  func encode(to encoder: any Encoder) throws { throw Refusal() }
}
