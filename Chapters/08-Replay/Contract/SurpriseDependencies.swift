import Foundation

/// What the screen "Surprise me" asks of the world.
struct SurpriseDependencies {
  var random: any RandomNumberGenerator = SystemRandomNumberGenerator()
  var now: () -> Date = { Date() }
}
