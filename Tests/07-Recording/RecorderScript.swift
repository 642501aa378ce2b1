import Foundation
import Support

@testable import Recording

/// Steps in some order, on the learner's recorder and on a list of what must be in its log.
enum RecorderScript {
  /// Plays random scripts.
  ///
  /// - Returns: A script that shows a difference, shortened; nil when none does.
  static func difference() async -> Counterexample? {
    await Counterexample.find(inScripts: 30, makeScript: makeScript, problem: problem)
  }

  private static func makeScript(_ generator: inout SeededGenerator) -> [RecorderStep] {
    let steps = RecorderStep.allCases.filter { $0 != .holdTheEncoder }
    let isHeld = Bool.random(using: &generator)
    return (isHeld ? [.holdTheEncoder] : [])
      + (0..<Int.random(in: 1...12, using: &generator)).map { _ in generator.pick(from: steps) }
  }

  private static func problem(_ steps: [RecorderStep]) async -> String? {
    let (encoder, log) = (GatedEncoder(), LogSpy())
    if steps.first != .holdTheEncoder || Patience.isUsedUp { encoder.gate.open() }
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
      case .holdTheEncoder:
        break
      }
    }
    encoder.gate.open()
    let problems = await recorder.waitToFinish().count
    var wrong: [String] = []
    if log.texts != expected { wrong.append("the log holds \(log.texts), not \(expected)") }
    if problems != missing { wrong.append("\(problems) problems are named, not \(missing)") }
    if wrong.isEmpty { return nil }
    let calls = steps.map { "\($0)" }.joined(separator: ", ")
    return "\(wrong.joined(separator: ", and ")), after: \(calls)"
  }

  private static func text(_ data: Data) -> String { String(decoding: data, as: UTF8.self) }
}
