import Dispatch

/// A function that runs a job on the main queue, later.
typealias MainQueue = (@escaping () -> Void) -> Void

/// The real main queue.
func onMainQueue(_ job: @escaping () -> Void) {
  // The chapter's Swift 5 code is older than `Sendable`; the job runs on one queue.
  nonisolated(unsafe) let job = job
  DispatchQueue.main.async { job() }
}
