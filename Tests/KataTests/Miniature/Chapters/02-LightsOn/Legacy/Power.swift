/// How much power there is, for the whole house.
final class Power {
  static let shared = Power()

  var left = 10
}

/// What can be switched.
protocol Switching: AnyObject {
  /// Says whether it is on now.
  func toggle() -> Bool
}
