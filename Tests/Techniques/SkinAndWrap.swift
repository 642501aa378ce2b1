class StreakStore {
  static func streak(of account: String) -> Int { 0 }
}

protocol WeeklyDigest_StreakStoreShim {
  var limit: Int { get set }
  func streak(of account: String) -> Int
}

extension StreakStore: WeeklyDigest_StreakStoreShim {}

class WeeklyDigest {
  enum StreakStore {}

  let streakStore: any WeeklyDigest_StreakStoreShim

  init(streakStore: any WeeklyDigest_StreakStoreShim) { self.streakStore = streakStore }

  func preview() -> Int { StreakStore.streak(of: "ada") }

  func allowMore() { streakStore.limit += 1 }

  static func adasStreak() -> Int { streakStore.streak(of: "ada") }
}

protocol LogShim {
  func log(_ message: String, file: String = #fileID)
}

class UNNotificationSettings {
  @available(*, unavailable) init() {}
}

func settings() -> UNNotificationSettings { UNNotificationSettings() }

nonisolated struct OffTheMainActor {
  func streak() -> Int { StreakStore.streak(of: "ada") }
}

nonisolated protocol Transport: Sendable {
  func send(_ request: String) async throws
}

nonisolated final class ScriptedTransport: Transport {
  var requests: [String] = []

  func send(_ request: String) async throws {}
}
