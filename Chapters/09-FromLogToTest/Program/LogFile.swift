import Foundation
import Platform

/// The log that a tool is started with.
struct LogFile {
  /// Where it is; nil for the tester's log, which the program carries.
  let path: String?
  let log: SurpriseLog

  /// Reads the log that the words name; without a word, the tester's.
  ///
  /// - Throws: ``LogError``.
  init(_ words: [String]) throws {
    guard words.count <= 1 else { throw LogError("there is more than one name") }
    path = words.first
    guard let path else {
      log = TestersLog.log
      return
    }
    guard let text = AppFile.text(at: path) else {
      throw LogError("there is no text at \(path)")
    }
    log = try SurpriseLog(text: text)
  }

  /// The file's name, without its folder.
  var name: String { path.map { URL(filePath: $0).lastPathComponent } ?? "testers.log" }
}
