/// An entry that is encoded once its gate is open: so even the app's own encoder can be held.
nonisolated struct HeldEntry: Encodable, Sendable {
  let gate = Gate()

  func encode(to encoder: any Encoder) throws {
    gate.pass()
    try 0.encode(to: encoder)
  }
}
