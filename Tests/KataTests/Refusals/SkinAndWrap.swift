class StreakStore {
  static func streak(of account: String) -> Int { 0 }
}

protocol WeeklyDigest_StreakStoreShim {
  func streak(of account: String) -> Int
}

extension StreakStore: WeeklyDigest_StreakStoreShim {}

class WeeklyDigest {
  enum StreakStore {}

  func preview() -> Int { StreakStore.streak(of: "ada") }
}

protocol LogShim {
  func log(_ message: String, file: String = #fileID)
}

class AccountManager {
  static let shared = AccountManager()
  func localName() -> String { "Ada" }
}

enum Wrappers {
  struct AccountManager {
    func localName() -> String { AccountManager.shared.localName() }
  }
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

protocol StreakFinding {
  func streak(of account: String) -> Int
}

class StreakFinder: StreakFinding {
  func streak(of account: String) -> Int { 0 }
}

typealias StreakShim = StreakFinding

extension StreakFinder: StreakShim {}
