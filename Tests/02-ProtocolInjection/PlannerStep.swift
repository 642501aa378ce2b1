@testable import ProtocolInjection

/// A step of a ``PlannerScript``; storages and alarm clocks are numbered.
enum PlannerStep {
  /// Runs a statement, on the storage itself or on another connection to the same file.
  case run(String, storage: Int = 0, elsewhere: Bool = false)
  /// Sets an alarm that the planner knows nothing of.
  case set(Reminder, clock: Int = 0)
  case cancel(Reminder, clock: Int = 0)
  /// Sets one alarm until a clock has so many.
  case fill(Reminder, upTo: Int, clock: Int = 0)
  case plan(storage: Int = 0, clock: Int = 0, withFinders: Bool = false)
}
