import Synchronization

/// The time that tests may take for runs after trouble, so that a chapter whose tests hang is still judged in limited
/// time.
struct Budget: Sendable {
  /// The time for a first look at each test alone: enough for 240 looks at an endless test.
  let firstLooks = Allowance(.seconds(120))

  /// The time for all other such runs: enough for eight whole runs of an endless test.
  var runs = Allowance(.seconds(40))

  /// A time that several runs spend.
  final class Allowance: Sendable {
    private let left: Mutex<Duration>

    init(_ time: Duration) { left = Mutex(time) }

    var isUsedUp: Bool { left.withLock { $0 <= .zero } }

    /// Takes the time of one run.
    func spend(_ time: Duration) { left.withLock { $0 -= time } }
  }
}
