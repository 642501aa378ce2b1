import Foundation

/// What the screen "Surprise me" asks of the world.
struct SurpriseDependencies {
  var random: any RandomNumberGenerator
  var now: () -> Date
  var save: (SurpriseState) -> Void

  /// The real world. Only the app's own code names it, so no test reaches it because an argument was forgotten.
  static var live: SurpriseDependencies {
    SurpriseDependencies(
      random: SystemRandomNumberGenerator(), now: { Date() }, save: { SurpriseFile.save($0) })
  }

  /// A copy that records the numbers and times that it returns. Dependencies not named here are not recorded.
  func recorded(by recorder: any Recorder) -> SurpriseDependencies {
    SurpriseDependencies(
      random: RecordedRandom(base: random, recorder: recorder),
      now: recorder.recording(now) { date in [.read(date)] },
      save: save)
  }
}
