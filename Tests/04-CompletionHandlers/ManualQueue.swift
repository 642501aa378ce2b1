/// A queue that runs nothing until a test says so.
final class ManualQueue {
  private var jobs: [() -> Void] = []

  var isEmpty: Bool { jobs.isEmpty }

  func add(_ job: @escaping () -> Void) { jobs.append(job) }

  func drain() {
    while !jobs.isEmpty { jobs.removeFirst()() }
  }
}
