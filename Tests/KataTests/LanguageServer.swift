import Foundation
import Testing

/// The toolchain's `sourcekit-lsp`, asked as an editor asks it.
///
/// Source: the Language Server Protocol, version 3.17.
struct LanguageServer {
  private let input = Pipe()
  private let program: RunningProgram

  /// Starts the server on a package that is built.
  init(for package: URL) async throws {
    program = try await RunningProgram(
      URL(filePath: "/usr/bin/env"), ["sourcekit-lsp"], in: package, input: input)
    try send(
      "initialize",
      [
        "processId": ProcessInfo.processInfo.processIdentifier, "rootUri": package.absoluteString,
        "capabilities": [String: Any](),
        // Building an index would wait for the build that these tests run in.
        "initializationOptions": ["backgroundIndexing": false],
      ], id: 1)
    try #require(try await program.waits { try program.printed().contains("capabilities") })
    try send("initialized", [:])
  }

  /// The files in which something in a file is defined, as the server says. It is asked until it knows the package, for
  /// half a minute at most.
  func definition(of code: String, in file: URL) async throws -> [String] {
    let text = try String(contentsOf: file, encoding: .utf8)
    let before = text[..<(try #require(text.firstRange(of: code)).lowerBound)]
    let line = before.count { $0 == "\n" }
    let column = before.count - ((before.lastIndex(of: "\n").map { before[...$0].count }) ?? 0)
    try send(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": file.absoluteString, "languageId": "swift", "version": 1, "text": text,
        ]
      ])
    for id in 2..<32 {
      try send(
        "textDocument/definition",
        [
          "textDocument": ["uri": file.absoluteString],
          "position": ["line": line, "character": column],
        ], id: id)
      let answered = try await program.waits { try answer(to: id) != nil }
      let said = try program.said()
      try #require(answered, "\(said)")
      let places = try answer(to: id) as? [[String: Any]] ?? []
      if !places.isEmpty { return places.compactMap { $0["uri"] as? String } }
      try await Task.sleep(for: .seconds(1))
    }
    return []
  }

  /// The result of a request; nil before it has come.
  private func answer(to id: Int) throws -> Any? {
    // A message's length stands at the beginning of its first line. Its text is the line after the empty one.
    try program.printed().components(separatedBy: "Content-Length: ").lazy
      .compactMap { $0.components(separatedBy: "\r\n\r\n").last }
      .compactMap { try? JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any] }
      .first { $0["id"] as? Int == id && $0["result"] != nil }?["result"]
  }

  private func send(_ method: String, _ parameters: [String: Any], id: Int? = nil) throws {
    var message: [String: Any] = ["jsonrpc": "2.0", "method": method, "params": parameters]
    message["id"] = id
    let body = try JSONSerialization.data(withJSONObject: message)
    try input.fileHandleForWriting.write(
      contentsOf: Data("Content-Length: \(body.count)\r\n\r\n".utf8) + body)
  }
}
