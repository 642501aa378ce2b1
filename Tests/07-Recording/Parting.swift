/// An entry at whose end a thread waits at a gate: so a test knows that the entry is being let go.
nonisolated final class Parting: Encodable, Sendable {
  private let gate: Gate

  init(_ gate: Gate) { self.gate = gate }

  deinit { gate.pass() }

  func encode(to encoder: any Encoder) throws { try 0.encode(to: encoder) }
}
