import Foundation
import Synchronization

/// A small HTTP server on 127.0.0.1, which no other machine reaches: a stand-in for the one that an app talks to.
///
///     let server = try LoopbackServer { request in LoopbackServer.Answer(text: "You asked for \(request.path)") }
///     // Requests to `server.url` are answered until `server` is gone.
///
/// Each connection carries one request, whose body has a length, and has a thread of its own.
public nonisolated final class LoopbackServer: Sendable {
  /// A request as it came over the wire.
  public struct Request: Sendable {
    public var method: String
    /// The path with its query, as it was sent.
    public var path: String
    /// By their names in lowercase.
    public var headers: [String: String] = [:]
    public var body = Data()

    public init(method: String, path: String) { (self.method, self.path) = (method, path) }

    /// The method and the path, without the query.
    public var name: String { "\(method) \(path.prefix { $0 != "?" })" }

    /// The query's values by their names, decoded as a form's: "+" is a space.
    public var query: [String: String] {
      let pairs = path.drop { $0 != "?" }.dropFirst().split(separator: "&").map { pair in
        pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
          .map { $0.replacing("+", with: " ").removingPercentEncoding ?? "" }
      }
      return Dictionary(pairs.map { ($0[0], $0.count > 1 ? $0[1] : "") }) { first, _ in first }
    }
  }

  /// What the server says to a request.
  public struct Answer: Sendable {
    public var status: Int
    public var headers: [String: String]
    public var body: Data
    /// The pause before the answer, in seconds.
    public var delay = 0.0
    /// Whether the line is cut in the middle of the body.
    public var isCut = false

    public init(status: Int = 200, headers: [String: String] = [:], text: String = "") {
      (self.status, self.headers, body) = (status, headers, Data(text.utf8))
    }
  }

  /// The server cannot listen.
  public struct CannotListen: Error, CustomStringConvertible {
    public let description: String
  }

  /// Whether the server is gone.
  private final class End: Sendable {
    let isReached = Mutex(false)
  }

  /// Where the server listens.
  public let url: URL
  private let end = End()

  /// - Parameters:
  ///   - port: The port; the system chooses a free one if it is 0.
  ///   - answer: Answers a request. It is called on many threads at once.
  /// - Throws: ``CannotListen``, for example if another program listens on the port.
  public init(port: UInt16 = 0, answer: @escaping @Sendable (Request) -> Answer) throws {
    #if os(Linux)
      let socket = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let socket = Foundation.socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var yes: Int32 = 1
    setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    address.sin_port = port.bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(socket, $0, size) == 0 && listen(socket, 64) == 0
          && getsockname(socket, $0, &size) == 0
      }
    }
    guard isListening, let url = URL(string: "http://127.0.0.1:\(address.sin_port.bigEndian)")
    else {
      let reason = String(cString: strerror(errno))
      close(socket)
      throw CannotListen(description: "No server can listen on port \(port): \(reason).")
    }
    self.url = url
    Thread.detachNewThread { [end] in
      // A socket that is closed elsewhere would not end `accept` on each system.
      while !end.isReached.withLock({ $0 }) {
        var event = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
        guard poll(&event, 1, 50) > 0, case let line = accept(socket, nil, nil), line >= 0 else {
          continue
        }
        Thread.detachNewThread { Self.serve(line, by: answer) }
      }
      close(socket)
    }
  }

  deinit { end.isReached.withLock { $0 = true } }

  private static func serve(_ line: Int32, by answer: (Request) -> Answer) {
    defer { close(line) }
    var limit = timeval(tv_sec: 10, tv_usec: 0)
    setsockopt(line, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    #if !os(Linux)
      var yes: Int32 = 1
      setsockopt(line, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
    #endif
    guard let request = read(from: line) else { return }
    let answer = answer(request)
    Thread.sleep(forTimeInterval: answer.delay)
    if answer.isCut, answer.body.isEmpty { return }
    var headers = answer.headers
    headers["Connection"] = "close"
    if ![204, 304].contains(answer.status) { headers["Content-Length"] = "\(answer.body.count)" }
    let head = headers.map { "\($0): \($1)\r\n" }.joined()
    write("HTTP/1.1 \(answer.status) \r\n\(head)\r\n".utf8 + [], to: line)
    write([UInt8](answer.isCut ? answer.body.prefix(answer.body.count / 2) : answer.body), to: line)
  }

  /// Reads a whole request; nil if the line is cut before its end.
  private static func read(from line: Int32) -> Request? {
    var bytes = Data()
    var buffer = [UInt8](repeating: 0, count: 65_536)
    func readMore() -> Bool {
      let count = recv(line, &buffer, buffer.count, 0)
      if count > 0 { bytes.append(contentsOf: buffer[..<count]) }
      return count > 0
    }
    let blank = Data("\r\n\r\n".utf8)
    var found = bytes.range(of: blank)
    while found == nil {
      guard readMore() else { return nil }
      found = bytes.range(of: blank)
    }
    guard let end = found else { return nil }
    let lines = String(decoding: bytes[..<end.lowerBound], as: UTF8.self)
      .components(separatedBy: "\r\n")
    let words = lines[0].split(separator: " ").map(String.init)
    guard words.count == 3 else { return nil }
    var request = Request(method: words[0], path: words[1])
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { continue }
      request.headers[line[..<colon].lowercased()] =
        line[colon...].dropFirst().trimmingCharacters(in: .whitespaces)
    }
    let size = request.headers["content-length"].flatMap { Int($0) } ?? 0
    guard (0...100_000_000).contains(size), request.headers["transfer-encoding"] == nil else {
      return nil
    }
    while bytes.count < end.upperBound + size { guard readMore() else { return nil } }
    request.body = Data(bytes[end.upperBound..<end.upperBound + size])
    return request
  }

  private static func write(_ bytes: [UInt8], to line: Int32) {
    var rest = bytes[...]
    while !rest.isEmpty {
      #if os(Linux)
        let flags = Int32(MSG_NOSIGNAL)
      #else
        let flags: Int32 = 0
      #endif
      let count = rest.withUnsafeBytes { send(line, $0.baseAddress, $0.count, flags) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }
}
