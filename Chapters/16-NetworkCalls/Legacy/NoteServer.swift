import Foundation
import Platform
import Synchronization

/// Jotter's server, on a desk: it answers real requests, and only this machine reaches it.
nonisolated final class NoteServer: Sendable {
  /// What happens to a request.
  enum Trouble {
    /// It is handled, and its answer takes seconds.
    case slow(seconds: Double)
    /// It is handled, and the line is cut in the middle of the answer, or before one without a body.
    case cut
    /// It is not handled. The answer has this status, and headers.
    case status(Int, [String: String] = [:])
  }

  private struct State {
    var notes: [Note] = []
    var attachments: [String: [Int: Data]] = [:]
    var requests: [String] = []
    var troubles: [Trouble] = []
    var token = 1
  }

  /// What the server remembers.
  private final class Memory: Sendable {
    let state = Mutex(State())
  }

  private let memory = Memory()
  private let server: LoopbackServer

  /// Begins to listen.
  ///
  /// - Parameters:
  ///   - port: The port; the system chooses a free one if it is 0.
  ///   - log: Is told each request.
  /// - Throws: `LoopbackServer.CannotListen`.
  init(port: UInt16 = 0, log: @escaping @Sendable (String) -> Void = { _ in }) throws {
    server = try LoopbackServer(port: port) { [memory] request in
      let line = "\(request.method) \(request.path)"
      log(line)
      return memory.state.withLock { Self.answer(to: request, line, &$0) }
    }
  }

  var url: URL { server.url }

  /// The notes that it has.
  var notes: [Note] { memory.state.withLock { $0.notes } }

  /// The pieces of attachments that it has, by name, in order. A piece that comes again replaces the old one.
  var attachments: [String: [Data]] {
    memory.state.withLock { state in
      state.attachments.mapValues { pieces in pieces.sorted { $0.key < $1.key }.map(\.value) }
    }
  }

  /// The requests that came, each as its method and its path.
  var requests: [String] { memory.state.withLock { $0.requests } }

  /// Meets the next requests with troubles, one after another.
  func meet(with troubles: Trouble...) { memory.state.withLock { $0.troubles += troubles } }

  /// Lets the token expire: it was "token-1", and the next one will be "token-2".
  func expireToken() { memory.state.withLock { $0.token += 1 } }

  private static func answer(
    to request: LoopbackServer.Request, _ line: String, _ state: inout State
  ) -> LoopbackServer.Answer {
    state.requests.append(line)
    let trouble = state.troubles.isEmpty ? nil : state.troubles.removeFirst()
    if case .status(let status, let headers) = trouble {
      return LoopbackServer.Answer(status: status, headers: headers)
    }
    var answer = handle(request, &state)
    if case .slow(let seconds) = trouble { answer.delay = seconds }
    if case .cut = trouble { answer.isCut = true }
    return answer
  }

  private static func handle(
    _ request: LoopbackServer.Request, _ state: inout State
  ) -> LoopbackServer.Answer {
    let query = request.query
    let tag = "\"\(state.notes.count)\""
    let bearer = request.headers["authorization"] ?? ""
    if request.name == "POST /token", bearer.hasPrefix("Bearer token-") {
      return LoopbackServer.Answer(text: "token-\(state.token)")
    }
    guard bearer == "Bearer token-\(state.token)" else {
      return LoopbackServer.Answer(status: 401, headers: ["WWW-Authenticate": "Bearer"])
    }
    switch request.name {
    case "GET /notes":
      if request.headers["if-none-match"] == tag { return LoopbackServer.Answer(status: 304) }
      return LoopbackServer.Answer(headers: ["ETag": tag], text: json(state.notes))
    case "POST /notes":
      let note = Note(id: state.notes.count + 1, title: query["title"] ?? "")
      state.notes.append(note)
      return LoopbackServer.Answer(status: 201, text: json(note))
    case "PUT /attachments":
      let piece = query["piece"].flatMap { Int($0) } ?? 0
      state.attachments[query["name"] ?? "", default: [:]][piece] = request.body
      return LoopbackServer.Answer(status: 204)
    default: return LoopbackServer.Answer(status: 404)
    }
  }

  private static func json(_ value: some Encodable) -> String {
    (try? JSONEncoder().encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
