import Foundation

/// The mails that wait for the network: one line of JSON each, in a file in the documents folder.
public final class Outbox {
  private let file = DocumentsFolder.current.appending(path: "Outbox.jsonl")

  public init() {}

  /// Adds a mail.
  ///
  /// - Parameter mail: What to mail.
  /// - Throws: An error of the file system, or of the mail's encoding.
  public func send(_ mail: some Encodable) throws {
    let lines = (try? Data(contentsOf: file)) ?? Data()
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    try (lines + encoder.encode(mail) + Data("\n".utf8)).write(to: file)
  }

  /// All mails, the oldest first.
  public var mails: [String] {
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map(String.init)
  }
}
