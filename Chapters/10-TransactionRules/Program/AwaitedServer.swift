import Dispatch

/// The server, and a way to wait until it has confirmed all.
nonisolated struct AwaitedServer: Server {
  private let group = DispatchGroup()

  func confirm(_ page: Int, completion: @escaping @Sendable () -> Void) {
    group.enter()
    SlowServer().confirm(page) { [group] in
      completion()
      group.leave()
    }
  }

  func wait() { group.wait() }
}
