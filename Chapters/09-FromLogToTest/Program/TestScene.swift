import Platform

/// Prints a log as a test in Swift.
enum TestScene {
  /// The tests of chapter 7's logs are chapter 8's.
  static func play(_ words: [String]) throws {
    let file = try LogFile(words)
    let source =
      if file.isEarlier {
        LogTest(from: file.path, in: "Replay", by: TestWriter.command).source(
          playing: file.text, by: "Player().mismatches(in: SurpriseLog.events(in: log))")
      } else {
        TestWriter(try file.log, from: file.path).source
      }
    print(source, terminator: "")
  }
}
