import Platform

/// Prints a log as a test in Swift, in which the user still has to type what was pressed.
enum TestScene {
  private static let command = "swift run kata run 7 test"

  static func play(_ words: [String]) throws {
    guard let path = try UsageError.oneName(in: words) else {
      print("// Name the log that `swift run kata run 7 play a.log` wrote: \(command) a.log")
      return
    }
    let log = try LogText(at: path)
    _ = try LogReader.events(in: log.text)
    let source = LogTest(from: path, in: "Recording", by: command).source(
      LogTest.lines(of: log) + lines, claim: "is what I pressed", effects: "throws")
    print(source, terminator: "")
  }

  private static let lines = [
    "let events = try LogReader.events(in: log)",
    "let pressed = events.compactMap { event in",
    "  if case .action(let action, by: .user) = event { action } else { nil }",
    "}",
    "// Type the buttons that you pressed, in order, such as [.surpriseMe, .close].",
    "#expect(pressed == [])",
  ]
}
