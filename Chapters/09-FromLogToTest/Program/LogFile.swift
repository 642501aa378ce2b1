import Foundation
import Platform

/// The log that a tool is started with.
struct LogFile {
  /// Where it is; nil for the tester's log, which the program carries.
  let path: String?
  let text: LogText

  /// Reads the log that the words name; without a word, the tester's.
  ///
  /// - Throws: `LogError`.
  init(_ words: [String]) throws {
    guard words.count <= 1 else { throw LogError("there is more than one name") }
    path = words.first
    text = try path.map(LogText.init(at:)) ?? LogText(TestersLog.text)
  }

  /// The log's steps.
  ///
  /// - Throws: `LogError`, also for a log of another screen.
  var log: SurpriseLog { get throws { try SurpriseLog(text) } }

  /// The file's name, without its folder.
  var name: String { path.map { URL(filePath: $0).lastPathComponent } ?? "testers.log" }
}
