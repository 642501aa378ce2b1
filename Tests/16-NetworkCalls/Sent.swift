import Foundation
import Platform

@testable import NetworkCalls

/// A request, as a server reads it.
nonisolated struct Sent: Sendable {
  let method: String
  /// The URL without the query.
  let place: String
  let query: [String: String]
  let token: String?
  let body: Data

  init(_ request: URLRequest) {
    method = request.httpMethod ?? "GET"
    token = request.value(forHTTPHeaderField: "Authorization")
      .flatMap { $0.hasPrefix("Bearer ") ? String($0.dropFirst(7)) : nil }
    body = request.httpBody ?? Data()
    let url = request.url?.absoluteString ?? ""
    place = String(url.prefix { $0 != "?" })
    query = LoopbackServer.Request(method: method, path: url).query
  }

  var isPiece: Bool { method == "PUT" && place == "\(HeldTransport.server)/attachments" }
  var isRenewal: Bool { method == "POST" && place == "\(HeldTransport.server)/token" }
  var name: String { query["name"] ?? "" }
}
