import Synchronization

/// Runs the tasks that are ready in the reverse order: the child task that was added last to a group is ready first.
///
///     await withTaskExecutorPreference(LastTaskFirstExecutor()) { await texts(for: dates, now: now) }
///
/// It uses the main actor's thread alone, so the order is the same in each run, however many cores there are. Code
/// that is isolated to an actor keeps its order, but comes back to this executor when it is done.
nonisolated final class LastTaskFirstExecutor: TaskExecutor {
  private let waiting = Mutex<[UnownedJob]>([])

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let isFirst = waiting.withLock { jobs in
      jobs.append(job)
      return jobs.count == 1
    }
    // The main actor is busy until the task that adds the children waits for them: by then all have been added.
    if isFirst { Task { @MainActor in run() } }
  }

  private func run() {
    let jobs = waiting.withLock { jobs in
      defer { jobs = [] }
      return jobs
    }
    for job in jobs.sorted(by: { number(of: $0) > number(of: $1) }) {
      job.runSynchronously(on: asUnownedTaskExecutor())
    }
  }

  /// The number of the task that a job belongs to, from a text such as "ExecutorJob(id: 7)". Later tasks have greater
  /// numbers.
  private func number(of job: UnownedJob) -> Int {
    Int("\(job)".filter(\.isNumber)) ?? 0
  }
}
