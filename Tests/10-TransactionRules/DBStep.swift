/// What happens in a block, or between calls.
nonisolated indirect enum DBStep: Codable, Sendable {
  case begin(DBCall)
  /// The transaction is kept.
  case keep
  /// All that was kept is let go.
  case letGo
  case finalization(String, [DBStep])
  case completion([DBStep])
  /// A completion by the scheduler, which may hold the transaction.
  case later(holds: Bool)
  /// What waits in the scheduler runs.
  case runScheduled
  /// Another thread reads on a database that is free, and is waited for.
  case visit(other: Bool)
}

nonisolated extension DBStep: CustomStringConvertible {
  var description: String {
    switch self {
    case .begin(let call): "\(call)"
    case .keep: "keep it"
    case .letGo: "let go of all"
    case .finalization(let key, let steps): "finalization \(key) { \(Self.text(steps)) }"
    case .completion(let steps): "completion { \(Self.text(steps)) }"
    case .later(let holds): "completion by the scheduler { \(holds ? "the transaction" : "") }"
    case .runScheduled: "the scheduler runs"
    case .visit(let other): "another thread: \(other ? "another" : "db").read { }"
    }
  }

  static let cameIn = "another thread came in"
  static let keptOut = "another thread was kept out"

  /// How each script ends: the scheduler runs, and each database is free.
  static var atTheEnd: [DBStep] { [.runScheduled, .visit(other: false), .visit(other: true)] }

  /// Some steps, one after another, as one would write them.
  static func text(_ steps: [DBStep]) -> String {
    steps.map(\.description).joined(separator: "; ")
  }
}
