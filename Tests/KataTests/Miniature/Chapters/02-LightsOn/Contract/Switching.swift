/// A device that can be switched.
protocol Switching: AnyObject {
  /// Says whether it is on now.
  func toggle() -> Bool
}
