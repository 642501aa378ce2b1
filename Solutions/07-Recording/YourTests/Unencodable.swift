/// An entry that cannot be encoded.
nonisolated struct Unencodable: Encodable, Sendable {
  struct Refusal: Error {}

  func encode(to encoder: any Encoder) throws { throw Refusal() }
}
