/// A worker that does one job after the other, in the order in which they come, while its callers go on.
nonisolated final class SerialWorker<Job: Sendable, State: Sendable>: Sendable {
  private enum Order {
    case work(Job)
    case tell(CheckedContinuation<State, Never>)
  }

  private let orders: AsyncStream<Order>.Continuation

  /// - Parameters:
  ///   - state: What the work keeps from job to job. Nothing else can change it, so it needs no lock.
  ///   - work: Does a job, never on the main thread.
  init(_ state: State, work: @escaping @Sendable (inout State, Job) -> Void) {
    let (stream, orders) = AsyncStream.makeStream(of: Order.self)
    self.orders = orders
    Task.detached {
      var state = state
      for await order in stream {
        switch order {
        case .work(let job): work(&state, job)
        case .tell(let waiter): waiter.resume(returning: state)
        }
      }
    }
  }

  /// Ends the work once all jobs are done, and lets go of what it holds.
  deinit { orders.finish() }

  /// Takes a job, and returns at once. However many wait, none is dropped.
  func add(_ job: Job) { orders.yield(.work(job)) }

  /// Waits until all jobs that were added before are done, in a cancelled task as well.
  ///
  /// - Returns: The state after these jobs.
  func finished() async -> State {
    await withCheckedContinuation { waiter in orders.yield(.tell(waiter)) }
  }
}
