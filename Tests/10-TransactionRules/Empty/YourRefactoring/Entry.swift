let started = true

func makeStrictDB(
  scheduler: any Scheduler, report: @escaping @Sendable (BrokenRule) -> Void
) -> any NoteDB {
  NoDB()
}

nonisolated struct NoDB: NoteDB {
  struct Nothing: Error {}

  func read<Value>(_ block: (ReadingTransaction) throws -> Value) throws -> Value {
    throw Nothing()
  }

  func write<Value>(_ block: (WritingTransaction) throws -> Value) throws -> Value {
    throw Nothing()
  }

  func writeDeciding<Value>(_ block: (WritingTransaction) -> Decision<Value>) throws -> Value {
    throw Nothing()
  }

  func asyncRead<Value: Sendable>(
    _ block: @escaping @Sendable (ReadingTransaction) throws -> Value,
    completion: @escaping @Sendable (Result<Value, any Error>) -> Void
  ) {}

  func asyncWrite<Value: Sendable>(
    _ block: @escaping @Sendable (WritingTransaction) throws -> Value,
    completion: @escaping @Sendable (Result<Value, any Error>) -> Void
  ) {}
}
