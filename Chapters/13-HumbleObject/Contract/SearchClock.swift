/// The time as a search sees it.
protocol SearchClock {
  /// Starts a timer that fires once.
  ///
  /// - Parameters:
  ///   - seconds: The time until it fires.
  ///   - action: Called then.
  /// - Returns: The timer.
  func after(_ seconds: Double, _ action: @escaping () -> Void) -> any SearchTimer
}
