import Foundation
import Platform

/// The log that a tool is started with.
struct LogFile {
  /// Where it is; nil for the tester's log, which the program carries.
  let path: String?
  let text: LogText

  /// Reads the log that the words name; without a word, the tester's.
  ///
  /// - Throws: `LogError`, and `UsageError` for several names.
  init(_ words: [String]) throws {
    path = try UsageError.oneName(in: words)
    text = try path.map(LogText.init(at:)) ?? LogText(TestersLog.text)
  }

  /// The log's steps, also those of a log of chapter 7's screen.
  ///
  /// - Throws: `LogError`, also for a log of another screen.
  var log: SurpriseLog {
    get throws { try isEarlier ? EarlierLog.steps(in: text) : SurpriseLog(text) }
  }

  /// Whether it is a log of chapter 7's screen.
  var isEarlier: Bool { EarlierLog.holds(text) }

  /// The file's name, without its folder.
  var name: String {
    path.map { LogText.harmless(URL(filePath: $0).lastPathComponent) } ?? "testers.log"
  }
}
