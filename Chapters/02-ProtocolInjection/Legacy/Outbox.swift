import Foundation
import Platform

/// The mails that wait for the network: one line of JSON each, in a file.
class Outbox {
  let file = DocumentsFolder.current.appending(path: "Outbox.jsonl")

  func send(_ digest: Digest) throws {
    let lines = (try? Data(contentsOf: file)) ?? Data()
    try (lines + JSONEncoder().encode(digest) + Data("\n".utf8)).write(to: file)
  }

  var mails: [String] {
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map(String.init)
  }
}
