import Foundation
import Platform

/// The client of Jotter's server, which keeps the draft: here a file, and some time until the answer.
final class DraftClient {
  /// Whether the phone is in a tunnel.
  static var isOffline = false

  private var file: URL { DocumentsFolder.current.appending(path: "Draft.txt") }

  /// Asks for the kept draft. The answer comes later.
  func load(_ answer: @escaping (Result<String, DraftError>) -> Void) {
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    later { answer($0.map { text }) }
  }

  /// Keeps a draft. The answer comes later.
  func save(_ text: String, _ answer: @escaping (Result<Void, DraftError>) -> Void) {
    later { [file] result in
      if case .success = result { try? Data(text.utf8).write(to: file) }
      answer(result)
    }
  }

  private func later(_ answer: @escaping (Result<Void, DraftError>) -> Void) {
    _ = ScreenTimer(after: 0.05) { answer(Self.isOffline ? .failure(.noAnswer) : .success(())) }
  }
}
