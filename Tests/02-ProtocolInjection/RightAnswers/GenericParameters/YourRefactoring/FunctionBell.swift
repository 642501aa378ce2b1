/// A bell for callers that have a function and nothing to take back.
struct FunctionBell: RingingBell {
  let function: (Reminder) throws -> Void

  func set(_ reminder: Reminder) throws { try function(reminder) }

  func cancel(_ reminder: Reminder) {}
}
