import Foundation
import Platform
import Testing

/// Tests that are written from logs. Two are checked in, for two screens, and run in chapter 7's suite.
@Suite struct LogTestTests {
  @Test(arguments: [
    ("counter-session.log", "CounterSessionLogTests.swift", "Counter", "0"),
    ("list-session.log", "ListSessionLogTests.swift", "PagedList", "[]"),
  ])
  func `a log becomes exactly the test that is checked in`(
    log: String, file: String, screen: String, start: String
  ) throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let made = try String(
      contentsOf: tests.appending(path: "07-Recording/\(file)"), encoding: .utf8)
    let text = try #require(made.firstMatch(of: /= #"""\n((?s:.*))\n *"""#/)?.output.1)
    let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }

    let again = LogTest(from: "/Users/ada/\(log)", in: "Recording").source(
      playing: try LogText(lines.joined(separator: "\n")),
      by: "ScreenPlayer<\(screen)>.differences(in: log, from: \(start))")

    #expect(again == made)
  }
}
