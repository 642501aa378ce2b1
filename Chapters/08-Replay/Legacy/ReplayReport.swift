import Foundation
import Platform

/// The results of playing a log again, in a file that is new at each start.
final class ReplayReport {
  static let shared = ReplayReport(at: DocumentsFolder.current.appending(path: "replay.txt"))

  private let place: URL

  var text: String { (try? String(contentsOf: place, encoding: .utf8)) ?? "" }

  private init(at place: URL) {
    self.place = place
    try? Data().write(to: place)
  }

  func add(_ sentence: String) {
    guard let file = try? FileHandle(forWritingTo: place) else { return }
    defer { try? file.close() }
    _ = try? file.seekToEnd()
    try? file.write(contentsOf: Data("\(sentence)\n".utf8))
  }
}
