/// Logs how the app is used.
class UsageTracker {
  static let shared = UsageTracker()

  private(set) var events: [String] = []

  func log(_ event: String) {
    events.append(event)
  }
}
