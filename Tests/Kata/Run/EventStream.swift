import Foundation

/// The records that Swift Testing writes while a program's tests run, as far as `kata` needs them.
///
/// Source: swift-testing's `Documentation/ABI/JSON.md`.
struct EventStream: Sendable {
  struct Record: Decodable, Sendable {
    let kind: String
    let payload: Payload
  }

  struct Payload: Decodable, Sendable {
    // Of a test.
    let id: String?
    let name: String?
    let displayName: String?
    let sourceLocation: Location?
    // Of a test and of an event.
    let kind: String
    // Of an event.
    let testID: String?
    let issue: Issue?
    let messages: [Message]?
    /// With which arguments the test ran; an experimental field, nil where it is not known.
    let testCase: TestCase?

    private enum CodingKeys: String, CodingKey {
      case id, name, displayName, sourceLocation, kind, testID, issue, messages
      case testCase = "_testCase"
    }
  }

  struct TestCase: Decodable, Sendable {
    let displayName: String
  }

  struct Issue: Decodable, Sendable {
    let isKnown: Bool
    let isFailure: Bool?
    let severity: String?
    let sourceLocation: Location?

    /// Whether it makes its test fail.
    var fails: Bool { !isKnown && isFailure ?? (severity != "warning") }
  }

  struct Location: Decodable, Sendable {
    let filePath: String?
    let line: Int
  }

  struct Message: Decodable, Sendable {
    let symbol: String?
    let text: String
  }

  let records: [Record]

  /// Reads a stream; a last line that was cut off is left out.
  init(file: URL) {
    let data = (try? Data(contentsOf: file)) ?? Data()
    let decoder = JSONDecoder()
    records = data.split(separator: UInt8(ascii: "\n")).compactMap {
      try? decoder.decode(Record.self, from: $0)
    }
  }
}
