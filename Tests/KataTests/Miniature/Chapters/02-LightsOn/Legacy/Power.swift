/// The power that is left, for the whole house.
final class Power {
  static let shared = Power()

  var left = 10
}
