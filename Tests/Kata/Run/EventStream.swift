import Foundation

/// The records of Swift Testing about a program's test run, as far as `kata` needs them.
///
/// Source: swift-testing's `Documentation/ABI/JSON.md`.
struct EventStream: Sendable {
  /// The version of the format. Newer toolchains still write it on request.
  static let version = "6.3"

  /// A part of each record of an issue that makes its test fail. No text contains it: quotes in texts are escaped.
  static let failure = Data(#""isFailure":true,"isKnown":false"#.utf8)

  struct Record: Decodable, Sendable {
    let kind: String
    let payload: Payload
  }

  struct Payload: Decodable, Sendable {
    // Fields of a test.
    let id: String?
    let name: String?
    let displayName: String?
    let sourceLocation: Location?
    // A field of a test and of an event.
    let kind: String
    // Fields of an event.
    let testID: String?
    let instant: Instant?
    let issue: Issue?
    let messages: [Message]?
    /// The arguments of the test's run; an experimental field, nil if it is not known.
    let testCase: TestCase?

    private enum CodingKeys: String, CodingKey {
      case id, name, displayName, sourceLocation, kind, testID, instant, issue, messages
      case testCase = "_testCase"
    }
  }

  struct Instant: Decodable, Sendable {
    /// The seconds since a moment that all records of a stream share.
    let absolute: Double
  }

  struct TestCase: Decodable, Sendable { let displayName: String }

  struct Issue: Decodable, Sendable {
    let isKnown: Bool
    let isFailure: Bool
    let sourceLocation: Location?

    /// Whether the issue makes its test fail.
    var fails: Bool { !isKnown && isFailure }
  }

  struct Location: Decodable, Sendable {
    let filePath: String
    let line: Int
  }

  struct Message: Decodable, Sendable {
    let symbol: String?
    let text: String
  }

  /// The records before the end of the run.
  let records: [Record]

  /// Whether the run has ended: kata's runner reports that the test library has returned, or the library its end.
  let hasEnded: Bool

  /// Whether each line was a record. A killed program may leave half a line.
  let isReadable: Bool

  /// Whether a complete line was no record of the test library.
  let holdsOtherLines: Bool

  /// Reads a stream. Each line of kata's own runner begins with the secret, which no other code knows.
  init(_ data: Data, secret: String?) throws {
    let decoder = JSONDecoder()
    let proof = Data((secret.map { $0 + " " } ?? "").utf8)
    let end = secret == nil ? "runEnded" : "kataLibraryReturned"
    var records: [Record] = []
    let endsWithLine = data.isEmpty || data.last == UInt8(ascii: "\n")
    var unread = 0
    for line in Self.lines(of: data) {
      guard line.starts(with: proof) else {
        unread += 1
        continue
      }
      do {
        let record = try decoder.decode(Record.self, from: line.dropFirst(proof.count))
        try Self.check(record)
        records.append(record)
      } catch DecodingError.keyNotFound(let key, let context) {
        throw Self.unknownFormat("`\(Self.path(context.codingPath + [key]))` is missing")
      } catch DecodingError.typeMismatch(_, let context) {
        throw Self.unknownFormat("`\(Self.path(context.codingPath))` has another type")
      } catch DecodingError.valueNotFound(_, let context) {
        throw Self.unknownFormat("`\(Self.path(context.codingPath))` is empty")
      } catch is DecodingError { unread += 1 }
    }
    let ending = records.firstIndex { $0.kind == "event" && $0.payload.kind == end }
    self.records = Array(records[..<(ending ?? records.endIndex)])
    hasEnded = ending != nil
    isReadable = endsWithLine && unread == 0
    // Only the last line can be the half line of a killed program.
    holdsOtherLines = unread > (endsWithLine ? 0 : 1)
  }

  /// The names of the tests that have begun and not ended, by a report that is not complete.
  static func runningTests(in report: Data, secret: String?) -> [String] {
    let records = (try? EventStream(report, secret: secret))?.records ?? []
    func ids(_ kind: String) -> Set<String> {
      Set(records.filter { $0.payload.kind == kind }.compactMap(\.payload.testID))
    }
    let running = ids("testStarted").subtracting(ids("testEnded"))
    return records.map(\.payload).filter { $0.kind == "function" }
      .filter { $0.id.map(running.contains) == true }
      .map { Style.harmlessName($0.displayName ?? $0.name ?? "") }
  }

  /// The non-empty lines, found by the C library, because `split` looks at each byte through a protocol.
  private static func lines(of data: Data) -> [Data] {
    data.withUnsafeBytes { bytes in
      var lines: [Data] = []
      var rest = bytes[...]
      while let start = UnsafeRawBufferPointer(rebasing: rest).baseAddress {
        let end = memchr(start, Int32(UInt8(ascii: "\n")), rest.count)
        let count = end.map { UnsafeRawPointer($0) - start } ?? rest.count
        if count > 0 { lines.append(Data(bytes: start, count: count)) }
        rest = rest.dropFirst(count + 1)
        if rest.isEmpty { break }
      }
      return lines
    }
  }

  /// Throws if a record lacks a field that its kind must have.
  private static func check(_ record: Record) throws {
    let payload = record.payload
    if record.kind == "test", payload.kind == "function" {
      if payload.id == nil { throw unknownFormat("`id` of a test is missing") }
      if payload.sourceLocation == nil {
        throw unknownFormat("`sourceLocation` of a test is missing")
      }
    } else if record.kind == "event", payload.kind == "issueRecorded" {
      if payload.issue == nil { throw unknownFormat("`issue` of an event is missing") }
    } else if record.kind == "event", ["testStarted", "testEnded"].contains(payload.kind) {
      if payload.testID == nil { throw unknownFormat("`testID` of an event is missing") }
    }
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    keys.map(\.stringValue).joined(separator: ".")
  }

  private static func unknownFormat(_ what: String) -> Failure {
    .grader(
      "This Swift reports its tests in a way kata does not know: \(what). kata reads version"
        + " \(version) of the event stream; use Swift \(version), or a newer kata.")
  }
}
