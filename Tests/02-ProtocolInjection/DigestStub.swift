import Platform

@testable import ProtocolInjection

/// A stub that always finds the same digest.
struct DigestStub: DigestFinding {
  func digest(transaction: any ReadTransaction) -> Digest? { Digest(text: "Three notes") }
}
