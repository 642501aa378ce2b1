import Platform

/// Writes a log as a test in Swift.
nonisolated struct TestWriter {
  let log: SurpriseLog
  private let test: LogTest

  /// The command that writes a test, without the log's name.
  static let command = "swift run kata run 9 test"

  /// A writer of the log of a file; without a file, of the tester's log that the program carries.
  init(_ log: SurpriseLog, from path: String? = nil) {
    self.log = log
    test = LogTest(from: path, in: "FromLogToTest", by: Self.command)
  }

  /// The source of a file with one test.
  var source: String {
    var lines = ["var expected = \(Self.text(log.start))", "let rerun = Rerun(from: expected)"]
    var state = log.start
    for (number, step) in zip(1..., log.steps) {
      lines += ["", "// \(number), after \(Self.seconds(step.at)) s"]
      lines += Self.draws(step.drew) + Self.changes(from: state, to: step.state)
      lines.append("#expect(\(Self.call(step)) == expected)")
      state = step.state
    }
    return test.source(lines + ["", "#expect(rerun.problems == [])"])
  }

  /// What a step changes, a line each.
  private static func changes(from old: SurpriseState, to new: SurpriseState) -> [String] {
    func change<Value: Equatable>(
      _ name: String, _ value: (SurpriseState) -> Value, _ text: (Value) -> String
    ) -> String? {
      value(old) == value(new) ? nil : "expected.\(name) = \(text(value(new)))"
    }
    return [
      change("notes", \.notes, \.description),
      change("shown", \.shown) { $0.map { "\($0)" } ?? "nil" },
      change("text", \.text) { $0?.debugDescription ?? "nil" },
      change("isPlaying", \.isPlaying, \.description),
    ].compactMap { $0 }
  }

  /// What sets the numbers that a step draws; three of them fit on a line.
  private static func draws(_ numbers: [UInt64]) -> [String] {
    stride(from: 0, to: numbers.count, by: 3).map { first in
      let line = numbers[first...].prefix(3).map(grouped).joined(separator: ", ")
      return "rerun.draws \(first == 0 ? "=" : "+=") [\(line)]"
    }
  }

  private static func call(_ step: SurpriseStep) -> String {
    switch step.source {
    case .user: "rerun.user(\(text(step.action)))"
    case .effect(let origin): "rerun.effect(of: \(origin), \(text(step.action)))"
    }
  }

  private static func text(_ action: SurpriseAction) -> String {
    guard case .loaded(let note, let text) = action else { return ".\(action)" }
    return ".loaded(note: \(note), text: \(text.debugDescription))"
  }

  private static func text(_ state: SurpriseState) -> String {
    var parts = ["notes: \(state.notes)"]
    if let shown = state.shown { parts.append("shown: \(shown)") }
    if let text = state.text { parts.append("text: \(text.debugDescription)") }
    if state.isPlaying { parts.append("isPlaying: true") }
    return "SurpriseState(\(parts.joined(separator: ", ")))"
  }

  /// A number with a `_` before each three digits.
  private static func grouped(_ number: UInt64) -> String {
    let digits = Array("\(number)")
    return digits.indices.map {
      let isFirst = $0 > 0 && (digits.count - $0) % 3 == 0
      return (isFirst ? "_" : "") + String(digits[$0])
    }.joined()
  }

  private static func seconds(_ duration: Duration) -> String {
    "\(Double(duration / .milliseconds(1)).rounded() / 1_000)"
  }
}
