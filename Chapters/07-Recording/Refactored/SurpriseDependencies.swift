import Foundation

/// What the screen "Surprise me" asks of the world.
struct SurpriseDependencies {
  var random: any RandomNumberGenerator = SystemRandomNumberGenerator()
  var now: () -> Date = { Date() }
  var save: (SurpriseState) -> Void = { SurpriseFile.save($0) }

  /// The same, with the numbers and times that they return recorded: what is not named here leaves no trace.
  func recorded(by recorder: any Recorder) -> SurpriseDependencies {
    SurpriseDependencies(
      random: RecordedRandom(base: random, recorder: recorder),
      now: { [now] in
        let date = now()
        recorder.record(SurpriseEvent.read(date))
        return date
      },
      save: save)
  }
}
