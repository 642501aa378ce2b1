import Foundation

@testable import Kata

/// A shell script that imitates Swift Testing's reports, to test runs that go wrong fast.
final class PretendedProgram {
  enum Behaviour {
    case passes, fails, crashes, crashesInCompany, hangs
    case failsOften(times: Int)

    var hangs: Bool { if case .hangs = self { true } else { false } }
  }

  private let folder: URL
  let program: TestProgram

  /// Makes a program of pretended tests.
  ///
  /// - Parameters:
  ///   - behaviours: The behaviour of each test, one for each line of the file that they pretend to stand in.
  ///   - beginning: Commands of the script before it names its tests.
  ///   - ending: Commands of the script after the end of all tests; they may set `runEnded` and `code`.
  ///   - silenceLimit: In seconds; without it 30, or 1 where a test hangs: a busy machine is no hang.
  /// - Throws: An error of the file system.
  convenience init(
    _ behaviours: Behaviour..., first beginning: String = ":", before ending: String = ":",
    silenceLimit: Double? = nil
  ) throws {
    try self.init(behaviours, first: beginning, before: ending, silenceLimit: silenceLimit)
  }

  init(
    _ behaviours: [Behaviour], first beginning: String = ":", before ending: String = ":",
    runs: Duration = .seconds(40), silenceLimit: Double? = nil
  ) throws {
    folder = URL.temporary("pretended")
    try folder.makeFolder()
    let file = folder.appending(path: "program")
    // A link is made, because a new script may be "busy" for another thread's child.
    let script = Clone.workbook.appending(path: "Tests/KataTests/Scripts/pretended-program")
    try FileManager.default.createSymbolicLink(at: file, withDestinationURL: script)
    program = TestProgram(
      launcher: LinkedProgram(file: file), budget: Budget(runs: Budget.Allowance(runs)),
      silenceLimit: silenceLimit ?? (behaviours.contains(where: \.hangs) ? 1 : 30),
      patience: { 1 })
    let lines = behaviours.indices.map { $0 + 1 }
    let cases = zip(lines, behaviours).map { "\($0)) \(Self.script(of: $1)) ;;" }
    let text = """
      lines='\(lines.map(String.init).joined(separator: " "))'
      behave() {
        case $1 in
        \(cases.joined(separator: "\n"))
        esac
      }
      begin() { \(beginning); }
      finish() { \(ending); }

      """
    try folder.appending(path: "behaviours").write(text)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Runs the tests on some lines, or all.
  func run(only lines: [Int]? = nil) async throws -> [TestRecord] {
    try await program.run(only: lines?.map(Self.test))
  }

  /// Runs all tests, and passes in their lines.
  func run(all lines: [Int]) async throws -> [TestRecord] {
    try await program.run(all: lines.map(Self.test))
  }

  private static func test(in line: Int) -> TestRecord {
    TestRecord(id: "M.S/a()/F.swift:\(line):1", name: "a", path: "F.swift", line: line)
  }

  /// The number of times that the program was started.
  func launches() throws -> Int {
    let log = folder.appending(path: "launches")
    guard FileManager.default.fileExists(atPath: log.path) else { return 0 }
    return try String(contentsOf: log, encoding: .utf8).split(separator: "\n").count
  }

  /// The names of folders that runs have left behind.
  func leftovers() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasPrefix("run-") }
  }

  private static func script(of behaviour: Behaviour) -> String {
    switch behaviour {
    case .passes: ":"
    case .fails: "event issueRecorded $1 \"$issue\"; code=1"
    case .crashes: "echo \"Fatal error: $1\"; kill -ABRT $$"
    case .crashesInCompany: "chosen 1 && kill -ABRT $$"
    case .hangs: "sleep 100"
    case .failsOften(let times):
      "for _ in $(seq \(times)); do event issueRecorded $1 \"$issue\"; done; code=1"
    }
  }
}
