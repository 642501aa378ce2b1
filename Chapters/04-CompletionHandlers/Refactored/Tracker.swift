/// A type that logs how the app is used.
protocol Tracker {
  func log(_ event: String)
}

extension UsageTracker: Tracker {}
