/// A queue on which nothing happens until a test says so.
final class ManualQueue {
  private var jobs: [() -> Void] = []

  func add(_ job: @escaping () -> Void) { jobs.append(job) }

  /// Does what is in the queue, and what comes into it meanwhile.
  func drain() {
    while !jobs.isEmpty { jobs.removeFirst()() }
  }
}
