import Synchronization

/// A server that answers when the scene is over: it keeps each completion until then.
nonisolated final class SceneServer: Server {
  private let completions = Mutex<[@Sendable () -> Void]>([])

  func confirm(_ page: Int, completion: @escaping @Sendable () -> Void) {
    completions.withLock { $0.append(completion) }
  }
}
