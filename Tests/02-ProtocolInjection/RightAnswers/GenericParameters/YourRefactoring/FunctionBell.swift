/// A bell made from a function, for callers that cancel nothing.
struct FunctionBell: RingingBell {
  let function: (Reminder) throws -> Void

  func set(_ reminder: Reminder) throws { try function(reminder) }

  func cancel(_ reminder: Reminder) {}
}
