/// One call of a database, and what happens in its block.
nonisolated struct DBCall: Codable, Sendable {
  enum Kind: String, Codable, CaseIterable {
    case read, write, writeDeciding, asyncRead, asyncWrite

    var isAsync: Bool { self == .asyncRead || self == .asyncWrite }
    var isWriting: Bool { self != .read && self != .asyncRead }
  }

  var kind: Kind
  /// Whether the other one of two databases is called.
  var isOther = false
  var steps: [DBStep] = []
  /// Whether the block throws; of `writeDeciding`, whether it rolls back.
  var fails = false
  /// Whether what the block returns, or throws, holds the transaction.
  var carries = false
}

nonisolated extension DBCall: CustomStringConvertible {
  var description: String {
    var steps = steps.map(\.description)
    let what = carries ? "the transaction" : nil
    switch (kind == .writeDeciding, fails) {
    case (true, true): steps.append(".rollback(\(what ?? ""))")
    case (true, false): steps.append(".commit(\(what ?? ""))")
    case (false, true): steps.append("throw \(what ?? "an error")")
    case (false, false): if let what { steps.append("return \(what)") }
    }
    return "\(isOther ? "another" : "db").\(kind) { \(steps.joined(separator: "; ")) }"
  }
}
