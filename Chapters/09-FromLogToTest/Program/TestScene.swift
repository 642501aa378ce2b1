import Platform

/// Prints a log as a test in Swift.
enum TestScene {
  /// The screen of chapters 7 and 8, whose tests are chapter 8's.
  private static let other = "Surprise me"

  static func play(_ words: [String]) throws {
    let file = try LogFile(words)
    let source =
      if isOther(file.text) {
        LogTest(from: file.path, in: "Replay", by: TestWriter.command).source(
          playing: file.text, by: "Player().mismatches(in: SurpriseLog.events(in: log))")
      } else {
        TestWriter(try file.log, from: file.path).source
      }
    print(source, terminator: "")
  }

  /// Whether a log is of the other screen. In version 1 a state shows it.
  private static func isOther(_ text: LogText) -> Bool {
    text.screen.map { $0 == other }
      ?? (text.entries.first.map { !$0.json.contains(#""isPlaying""#) } ?? false)
  }
}
