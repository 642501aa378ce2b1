/// What is switched on for this phone.
class FeatureSwitches {
  static let shared = FeatureSwitches()

  var asksAtOnce = true
}
