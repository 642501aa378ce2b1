import Foundation

/// The log that a tool is started with.
struct LogFile {
  /// Without its folder.
  let name: String
  let log: SurpriseLog

  /// Reads the log that the words name; without a word, the tester's.
  ///
  /// - Throws: ``LogError``.
  init(_ words: [String]) throws {
    guard words.count <= 1 else { throw LogError("there is more than one name") }
    guard let path = words.first else {
      (name, log) = ("testers.log", TestersLog.log)
      return
    }
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw LogError("there is no text at \(path)")
    }
    name = URL(filePath: path).lastPathComponent
    log = try SurpriseLog(text: text)
  }
}
