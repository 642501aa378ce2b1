import Platform

/// A type that can find the quiet hours. For turn 2: nothing conforms to it yet.
protocol QuietHoursFinding {
  func quietHours(transaction: any ReadTransaction) throws -> QuietHours?
}
