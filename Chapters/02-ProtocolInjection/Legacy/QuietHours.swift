/// The hours in which nothing rings: from `start` on, until `end`. They may go past midnight.
struct QuietHours: Hashable, Sendable {
  /// From 0 to 23.
  var start: Int
  /// From 0 to 23; from this hour on alarms may ring again.
  var end: Int

  func contains(_ hour: Int) -> Bool {
    start <= end ? (start..<end).contains(hour) : hour >= start || hour < end
  }
}
