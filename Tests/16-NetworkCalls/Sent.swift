import Foundation

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
    let parts = request.url.flatMap { URLComponents(url: $0, resolvingAgainstBaseURL: false) }
    place = String((request.url?.absoluteString ?? "").prefix { $0 != "?" })
    let items = parts?.percentEncodedQueryItems ?? []
    query = Dictionary(
      items.map { (Self.decoded($0.name), Self.decoded($0.value ?? "")) }, uniquingKeysWith: { $1 })
  }

  /// Decodes a form's text, in which "+" is a space.
  private static func decoded(_ text: String) -> String {
    text.replacing("+", with: " ").removingPercentEncoding ?? text
  }

  var isPiece: Bool { method == "PUT" && place == "\(HeldTransport.server)/attachments" }
  var isRenewal: Bool { method == "POST" && place == "\(HeldTransport.server)/token" }
  var name: String { query["name"] ?? "" }
}
