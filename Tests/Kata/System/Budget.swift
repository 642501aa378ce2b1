import Synchronization

/// A limit on the time that tests may take beyond their runs without trouble. It bounds the judging of a chapter whose
/// tests hang.
struct Budget: Sendable {
  /// The time for the first run of each test alone.
  let firstLooks: Allowance

  /// The time for all other runs.
  let runs: Allowance

  /// Makes a budget: by default 240 first looks at an endless test, and eight endless tests.
  init(firstLooks: Duration = .seconds(120), runs: Duration = .seconds(40)) {
    self.firstLooks = Allowance(firstLooks)
    self.runs = Allowance(runs)
  }

  /// A time that several runs spend.
  final class Allowance: Sendable {
    private let left: Mutex<Duration>

    init(_ time: Duration) { left = Mutex(time) }

    var isUsedUp: Bool { left.withLock { $0 <= .zero } }

    /// Takes the time of one run.
    func spend(_ time: Duration) { left.withLock { $0 -= time } }
  }
}
