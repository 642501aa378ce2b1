import Foundation
import Testing

@testable import Kata

/// Tests of the reader of the test library's records.
@Suite struct EventStreamTests {
  static let started = #"{"kind":"event","payload":{"kind":"runStarted"}}"#

  @Test(arguments: [
    ("", 0, true, false), ("\n", 0, true, false), (started + "\n", 1, true, false),
    (started + "\n\n" + started + "\n", 2, true, false),
    // The output of a program that was killed.
    (started, 1, false, false), (started + "\n{\"kind\":", 1, false, false),
    // Lines that the test library does not write.
    ("no record\n" + started + "\n", 1, false, true),
    ("no record\n" + started + "\n{", 1, false, true), (started + "\nno record\n", 1, false, true),
  ])
  func `every line is a record, and the last one ends`(
    text: String, count: Int, isReadable: Bool, holdsOtherLines: Bool
  ) throws {
    let stream = try EventStream(Data(text.utf8), secret: nil)

    #expect(stream.records.count == count)
    #expect(stream.isReadable == isReadable)
    #expect(stream.holdsOtherLines == holdsOtherLines)
  }

  @Test(arguments: [
    ("S " + started + "\n", 1, true, false), ("S " + started + "\nS {\"ki", 1, false, false),
    // Lines without the secret are not the runner's. Only a half line at the end may be one of its own.
    (started + "\n", 0, false, true), ("S" + started + "\n", 0, false, true),
    ("s " + started + "\nS " + started + "\n", 1, false, true), (" \n", 0, false, true),
    ("S " + started + "\n" + started, 1, false, false), ("S " + started + "\nS", 1, false, false),
  ])
  func `with a secret, only what begins with it is a record`(
    text: String, count: Int, isReadable: Bool, holdsOtherLines: Bool
  ) throws {
    let stream = try EventStream(Data(text.utf8), secret: "S")

    #expect(stream.records.count == count)
    #expect(stream.isReadable == isReadable)
    #expect(stream.holdsOtherLines == holdsOtherLines)
  }

  @Test func `the run has ended once the runner says so, and nothing counts after that`() throws {
    let ended = #"{"kind":"event","payload":{"kind":"runEnded"}}"#
    let returned = #"{"kind":"event","payload":{"kind":"kataLibraryReturned"}}"#
    func stream(_ lines: String..., secret: String?) throws -> EventStream {
      let proof = secret.map { $0 + " " } ?? ""
      return try EventStream(Data(lines.map { "\(proof)\($0)\n" }.joined().utf8), secret: secret)
    }

    #expect(try !stream(Self.started, ended, secret: "S").hasEnded)
    let proven = try stream(ended, returned, Self.started, secret: "S")
    #expect(proven.hasEnded)
    #expect(proven.records.map(\.payload.kind) == ["runEnded"])
    #expect(try stream(Self.started, ended, secret: nil).hasEnded)
    #expect(try !stream(Self.started, returned, secret: nil).hasEnded)
  }

  @Test(arguments: [
    (#"{"kind":"event","payload":{}}"#, "`payload.kind` is missing"),
    (#"{"kind":"event","payload":{"kind":1}}"#, "`payload.kind` has another type"),
    (#"{"kind":"event","payload":{"kind":null}}"#, "`payload.kind` is empty"),
    (#"{"kind":"event","payload":{"kind":"testStarted"}}"#, "`testID` of an event is missing"),
    (#"{"kind":"event","payload":{"kind":"issueRecorded"}}"#, "`issue` of an event is missing"),
    (#"{"kind":"test","payload":{"kind":"function"}}"#, "`id` of a test is missing"),
    (
      #"{"kind":"test","payload":{"kind":"function","id":"a"}}"#,
      "`sourceLocation` of a test is missing"
    ),
  ])
  func `a format that kata does not know is the grader's failure`(line: String, what: String) {
    let failure = #expect(throws: Failure.self) {
      try EventStream(Data((line + "\n").utf8), secret: nil)
    }

    #expect(failure?.exitCode == .graderFailed)
    #expect(
      failure?.message.hasPrefix(
        "This Swift reports its tests in a way kata does not know: \(what).") == true)
  }

  @Test func `a test's record has its file, its line and how long it took`() throws {
    let id = "M.S/a()/F.swift:7:3"
    func event(_ kind: String, at time: Double) -> String {
      #"{"kind":"event","payload":{"kind":"\#(kind)","testID":"\#(id)","instant":{"absolute":\#(time)}}}"#
    }
    let lines = [
      #"{"kind":"test","payload":{"kind":"function","id":"\#(id)","name":"a()","#
        + #""sourceLocation":{"filePath":"F.swift","line":7}}}"#,
      event("testStarted", at: 10.5), event("testEnded", at: 12.75), event("runEnded", at: 13),
    ]
    let result = Subprocess.Result(
      ending: .exited(0), output: "", report: Data((lines.joined(separator: "\n") + "\n").utf8),
      duration: .seconds(3))

    let record = try #require(try RunResult(result, only: nil, secret: nil).tests.first)

    #expect(record.path == "F.swift")
    #expect(record.line == 7)
    #expect(record.duration == 2.25)
    #expect(record.status == .passed)
  }
}
