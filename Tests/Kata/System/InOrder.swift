extension Array where Element: Sendable {
  /// Works on several elements at once, and takes the results in the order of the elements.
  ///
  /// It works on as many elements as ``Semaphore/cores`` has places: no core idles while a task does something without a
  /// process.
  ///
  /// `take` is called with the result for an element after all earlier results. An error of `work` is thrown when it is
  /// that element's turn. After this error, or an error of `take`, all unfinished work is cancelled.
  func inOrder<Value: Sendable>(
    _ work: @escaping @Sendable (Element) async throws -> Value,
    take: (Element, Value) async throws -> Void
  ) async throws {
    try await withThrowingTaskGroup(of: (Int, Result<Value, any Error>).self) { group in
      var waiting = indices.makeIterator()
      func begin() {
        guard let index = waiting.next() else { return }
        let element = self[index]
        group.addTask { (index, await Result { try await work(element) }) }
      }
      for _ in 0..<Semaphore.cores.count { begin() }
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

  /// Works on several elements at once, and returns the results in the order of the elements.
  func inOrder<Value: Sendable>(
    _ work: @escaping @Sendable (Element) async throws -> Value
  ) async throws -> [Value] {
    var values: [Value] = []
    try await inOrder(work) { values.append($1) }
    return values
  }
}
