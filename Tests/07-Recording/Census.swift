import Synchronization

/// How many entries there still are.
nonisolated final class Census: Sendable {
  let count = Mutex(0)
}
