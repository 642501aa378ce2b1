extension Array where Element: Sendable {
  /// Works on several elements at once, and takes what comes of them in their order.
  ///
  /// One more than there are cores, so that no core waits for what a program does beside its processes.
  ///
  /// `take` is called with the result for an element once those before it have been taken. What `work` threw for an
  /// element is thrown in the element's turn; then, and when `take` throws, what still goes on is cancelled.
  func inOrder<Value: Sendable>(
    _ work: @escaping @Sendable (Element) async throws -> Value,
    take: (Element, Value) async throws -> Void
  ) async throws {
    try await withThrowingTaskGroup(of: (Int, Result<Value, any Error>).self) { group in
      var waiting = indices.makeIterator()
      func begin() {
        guard let index = waiting.next() else { return }
        let element = self[index]
        group.addTask {
          do { return (index, .success(try await work(element))) } catch {
            return (index, .failure(error))
          }
        }
      }
      for _ in 0...Semaphore.cores.count { begin() }
      var done: [Int: Result<Value, any Error>] = [:]
      var next = 0
      while let (index, result) = try await group.next() {
        begin()
        done[index] = result
        while let result = done.removeValue(forKey: next) {
          try await take(self[next], result.get())
          next += 1
        }
      }
    }
  }

  /// What comes of all elements, in their order, with several worked on at once.
  func inOrder<Value: Sendable>(
    _ work: @escaping @Sendable (Element) async throws -> Value
  ) async throws -> [Value] {
    var values: [Value] = []
    try await inOrder(work) { values.append($1) }
    return values
  }
}
