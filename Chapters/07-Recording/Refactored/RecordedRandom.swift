/// Random numbers of another generator, each recorded before it is returned.
struct RecordedRandom: RandomNumberGenerator {
  var base: any RandomNumberGenerator
  let recorder: any Recorder

  mutating func next() -> UInt64 {
    let number = base.next()
    recorder.record(SurpriseEvent.drew(number))
    return number
  }
}
