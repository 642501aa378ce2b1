import Foundation
import Support

@testable import Recording

/// Steps in some order, on the learner's recorder and on a list of what must be in its log.
struct RecorderScript {
  let steps: [RecorderStep]
  /// Whether the encoder begins only when all is recorded.
  let isHeld: Bool
  let seed: UInt64

  static func random() -> RecorderScript {
    let seed = UInt64.random(in: 1...999_999)
    var generator = SeededGenerator(seed: seed)
    let steps = (0..<Int.random(in: 1...12, using: &generator)).map { _ in
      generator.pick(from: RecorderStep.allCases)
    }
    return RecorderScript(steps: steps, isHeld: .random(using: &generator), seed: seed)
  }

  /// Plays the script, and shorter ones as long as they show a difference too.
  ///
  /// - Returns: What differs, after which steps; nil when nothing does.
  func difference() async -> String? {
    guard let found = await problem() else { return nil }
    for index in steps.indices.reversed() {
      var shorter = steps
      shorter.remove(at: index)
      let script = RecorderScript(steps: shorter, isHeld: isHeld, seed: seed)
      if let still = await script.difference() { return still }
    }
    return found
  }

  private func problem() async -> String? {
    let (encoder, log) = (GatedEncoder(), LogSpy())
    if !isHeld || Patience.isUsedUp { encoder.gate.open() }
    let recorder = makeRecorder(encoder: encoder, log: log)
    var (expected, missing) = ([String](), 0)
    for (number, step) in steps.enumerated() {
      switch step {
      case .record:
        recorder.record(number)
        expected.append("\(number)")
      case .recordTheSameAgain:
        recorder.record(7)
        expected.append("7")
      case .recordAnEvent:
        // Two of them in the same second, which print as the same.
        let event = SurpriseEvent.read(Date(timeIntervalSinceReferenceDate: Double(number) / 64))
        recorder.record(event)
        expected.append((try? JSONEntryEncoder().encode(event)).map(Self.text) ?? "")
      case .recordNothing:
        recorder.record(Int?.none)
        expected.append("null")
      case .recordWhatCannotBeEncoded:
        recorder.record(Refusing())
        missing += 1
      case .yield:
        await Task.yield()
      }
    }
    encoder.gate.open()
    let problems = await recorder.waitToFinish().count
    var wrong: [String] = []
    if log.texts != expected { wrong.append("the log holds \(log.texts), not \(expected)") }
    if problems != missing { wrong.append("\(problems) problems are named, not \(missing)") }
    if wrong.isEmpty { return nil }
    return """
      \(wrong.joined(separator: ", and ")), after: \(steps.map { "\($0)" }.joined(separator: ", "))\
      \(isHeld ? ", with an encoder that begins last" : "") (seed \(seed))
      """
  }

  private static func text(_ data: Data) -> String { String(decoding: data, as: UTF8.self) }
}
