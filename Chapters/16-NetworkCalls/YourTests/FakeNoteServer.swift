import Foundation
import Synchronization

@testable import NetworkCalls

/// Jotter's server without a wire: it answers requests as `NoteServer` does, as far as is known.
nonisolated final class FakeNoteServer: Transport {
  private let kept = Mutex<[Note]>([])

  /// The notes that it has.
  var notes: [Note] { kept.withLock { $0 } }

  func send(_ request: URLRequest) async throws -> (Data, HTTPURLResponse) {
    guard request.value(forHTTPHeaderField: "Authorization") == "Bearer token-1" else {
      return HTTPURLResponse.answer(401)
    }
    return request.httpMethod == "POST" ? create(request) : list(request)
  }

  private func list(_ request: URLRequest) -> (Data, HTTPURLResponse) {
    let tag = "\"\(notes.count)\""
    if request.value(forHTTPHeaderField: "If-None-Match") == tag {
      return HTTPURLResponse.answer(304)
    }
    return HTTPURLResponse.answer(200, json(notes), headers: ["ETag": tag])
  }

  private func create(_ request: URLRequest) -> (Data, HTTPURLResponse) {
    let parts = request.url.flatMap { URLComponents(url: $0, resolvingAgainstBaseURL: false) }
    let title = parts?.queryItems?.first { $0.name == "title" }?.value ?? ""
    let note = kept.withLock { notes in
      notes.append(Note(id: notes.count + 1, title: title))
      return notes[notes.count - 1]
    }
    return HTTPURLResponse.answer(201, json(note))
  }

  private func json(_ value: some Encodable) -> String {
    (try? JSONEncoder().encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
