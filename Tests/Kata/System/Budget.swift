import Synchronization

/// The time that tests may take for runs after trouble, so that a chapter whose tests hang is still judged in limited
/// time.
struct Budget: Sendable {
  /// The time for a first look at each test alone.
  let firstLooks: Allowance

  /// The time for all other such runs.
  let runs: Allowance

  /// Makes a budget. By default it lasts for 240 first looks at an endless test, and for eight whole runs of one.
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
