/// An entry that cannot be encoded. What it prints as is not its type's name.
nonisolated struct Refusing: Encodable, Sendable, CustomStringConvertible {
  struct Refusal: Error {}

  /// Why it cannot.
  var reason: any Error = Refusal()

  var description: String { "something" }

  func encode(to encoder: any Encoder) throws { throw reason }
}
