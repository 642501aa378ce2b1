import Platform

@testable import ProtocolInjection

/// A stub that always finds a streak of one week.
struct StreakStub: StreakFinding {
  func streak(transaction: any ReadTransaction) -> Streak? { Streak(weeks: 1) }
}
