import Synchronization

/// What a database has reported.
nonisolated final class SceneReports: Sendable {
  private let rules = Mutex<[BrokenRule]>([])

  var isEmpty: Bool { rules.withLock { $0.isEmpty } }
  var lines: String { rules.withLock { $0.map { "  \($0)" }.joined(separator: "\n") } }

  func add(_ rule: BrokenRule) { rules.withLock { $0.append(rule) } }
}
