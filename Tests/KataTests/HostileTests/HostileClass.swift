import Foundation
import Testing

@testable import Kata

/// A class of hostile and honest submissions, graded by one `kata grade`, with all traces that it left.
struct HostileClass: Sendable {
  /// The result of one submission.
  struct Earned: Sendable {
    let chapters: [Report.Chapter]
    /// All texts in its part of the report, by chapter.
    let texts: [String: [String]]
  }

  let ending: Subprocess.Ending
  /// The output beside the report.
  let errors: String
  /// The results by the names of submissions; empty if the report is not valid.
  let earned: [String: Earned]
  /// The text report on submissions whose names and messages imitate more than text.
  let textReport: String
  /// The paths of changed, new and removed files in the workbook, in submissions and outside.
  let changedFiles: [String]
  /// The names of files left in folders for temporary files.
  let temporaryFiles: [String]
  /// The processes that still run.
  let processes: [String]
  /// Whether the report was the same at the very end as when it was written.
  let reportStayed: Bool
  /// The points of an honest submission that no grader has seen, graded from the same store at the very end.
  let afterwards: Int?

  /// The fixtures to grade: the quick ones, or those that the environment names.
  static let fixtures: [HostileFixture] = {
    switch ProcessInfo.processInfo.environment["KATA_HOSTILE"] {
    case nil, "quick": HostileFixture.all.filter(\.isQuick)
    case "all": HostileFixture.all
    case let names?:
      HostileFixture.all.filter { names.split(separator: ",").contains($0.name[...]) }
    }
  }()

  /// The distance of honest submissions among the fixtures.
  private static let neighbourhood = max(10, fixtures.count / 4)

  /// The names of the honest submissions between the fixtures.
  static let honest = stride(from: 0, through: fixtures.count, by: neighbourhood)
    .map { "honest \($0)" }

  /// The class, graded once for all tests.
  static let graded = Task { try await Clone.use { try await HostileClass(in: $0) } }

  /// A text that no report may repeat. It stands in places that no submission may read.
  static let secret = "REACHED"

  private init(in clone: Clone) async throws {
    let mark = "600.\(Int.random(in: 100_000...999_999))"
    let places = [
      "ROOT": clone.root.path, "STORE": clone.root.appending(path: "store").path,
      "OUTSIDE": clone.root.appending(path: "outside").path, "MARK": mark,
    ]
    try clone.write(Self.secret, to: "secret.txt")
    try clone.write("", to: "outside/nothing")
    try clone.write("", to: "temporary/nothing")
    try clone.write("", to: "class/nothing")
    let environment = try await clone.ownStore().merging([
      "TMPDIR": clone.root.appending(path: "temporary").path, "KATA_TIME_LIMIT": "2",
      "KATA_HOSTILE_SECRET": Self.secret,
    ]) { $1 }
    var names: [String] = []
    for (index, fixture) in Self.fixtures.enumerated() {
      if index % Self.neighbourhood == 0 {
        names.append("honest \(index)")
        try Self.addHonest("honest \(index)", to: clone)
      }
      names.append(fixture.name)
      try fixture.write(
        to: clone.root.appending(path: "class/\(fixture.name)"), from: clone.root, places: places)
    }
    if Self.fixtures.count % Self.neighbourhood == 0 {
      names.append("honest \(Self.fixtures.count)")
      try Self.addHonest("honest \(Self.fixtures.count)", to: clone)
    }

    let options = (ProcessInfo.processInfo.environment["KATA_HOSTILE_OPTIONS"] ?? "")
      .split(separator: " ").map(String.init)
    // `Process` of Foundation would wait for all programs that are left behind.
    @Sendable func grade(_ words: [String]) async throws -> Subprocess.Result {
      try await Subprocess(
        executable: Clone.built("kata"), arguments: ["grade"] + options + words,
        directory: clone.root,
        environment: ProcessInfo.processInfo.environment.merging(environment) { $1 },
        timeLimit: 3_600, outputLimit: 10_000_000
      ).run()
    }
    let before = Self.files(of: clone)
    let odd = Self.fixtures.filter { $0.families.contains(20) }.map { "class/\($0.name)" }
    // Two graders run at the same time on one store, and must not disturb each other.
    async let texts = grade(["class/honest 0"] + odd)
    async let outcome = grade(
      ["--format", "json", "--output", "report.json"] + names.map { "class/\($0)" })
    textReport = try await texts.output
    (ending, errors) = try await (outcome.ending, outcome.output)
    let report = (try? clone.read("report.json")) ?? ""
    processes = try await Self.remaining(of: clone, marked: mark)
    changedFiles = Self.differences(Self.files(of: clone), before)
    temporaryFiles = ["temporary", "store/tmp"].flatMap { folder in
      let names = try? FileManager.default.contentsOfDirectory(
        atPath: clone.root.appending(path: folder).path)
      return (names ?? []).filter { $0 != "nothing" }.map { "\(folder)/\($0)" }
    }
    earned = (try? Self.earned(in: report)) ?? [:]

    try Self.addHonest("honest afterwards", to: clone)
    _ = try await grade(
      ["--format", "json", "--output", "last.json"] + ["class/honest afterwards"])
    afterwards = try Self.earned(in: clone.read("last.json"))["honest afterwards"]
      .map { $0.chapters.map(\.score).reduce(0, +) }
    reportStayed = (try? clone.read("report.json")) ?? "" == report
  }

  /// Adds a full solution that differs from all others by a text that no report may repeat.
  private static func addHonest(_ name: String, to clone: Clone) throws {
    try clone.replace("class/\(name)", with: "Solutions")
    for file in ["01-AtTheDoor/YourTests/DoorbellTests", "02-LightsOn/YourTests/LampTests"] {
      let path = "class/\(name)/\(file).swift"
      try clone.write("// \(secret) \(name)\n" + clone.read(path), to: path)
    }
  }

  // MARK: - Reading the report

  private static func earned(in report: String) throws -> [String: Earned] {
    let data = Data(report.utf8)
    let submissions = try JSONDecoder().decode(Report.self, from: data).submissions
    let objects = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    let parts = objects?["submissions"] as? [[String: Any]] ?? []
    return Dictionary(
      uniqueKeysWithValues: zip(submissions, parts).map { submission, part in
        let chapters = part["chapters"] as? [[String: Any]] ?? []
        let texts = chapters.map { ($0["id"] as? String ?? "", Self.texts(in: $0)) }
        return (
          String(submission.path.dropFirst("class/".count)),
          Earned(
            chapters: submission.chapters, texts: Dictionary(texts, uniquingKeysWith: { $0 + $1 }))
        )
      })
  }

  private static func texts(in value: Any) -> [String] {
    switch value {
    case let text as String: [text]
    case let list as [Any]: list.flatMap(texts)
    case let object as [String: Any]: object.values.flatMap(texts)
    default: []
    }
  }

  // MARK: - Looking for traces

  /// The size and the hash of each file, except for the store, temporary files and the report.
  private static func files(of clone: Clone) -> [String: [Int]] {
    var found: [String: [Int]] = [:]
    let paths = FileManager.default.enumerator(atPath: clone.root.path)
    while let path = paths?.nextObject() as? String {
      if ["store", "temporary"].contains(path) { paths?.skipDescendants() }
      if path.hasPrefix("report.json") { continue }
      let place = clone.root.appending(path: path)
      let attributes = try? FileManager.default.attributesOfItem(atPath: place.path)
      let type = attributes?[.type] as? FileAttributeType
      guard type != .typeDirectory else { continue }
      let size = attributes?[.size] as? Int ?? 0
      let isSmall = type == .typeRegular && size < 20_000_000
      let contents = isSmall ? (try? Data(contentsOf: place))?.hashValue ?? 0 : 0
      found[path] = [size, contents]
    }
    return found
  }

  private static func differences(_ files: [String: [Int]], _ others: [String: [Int]]) -> [String] {
    Set(files.keys).union(others.keys).filter { files[$0] != others[$0] }.sorted()
  }

  /// The processes that still belong to a copy after two seconds. They are killed then.
  private static func remaining(of clone: Clone, marked mark: String) async throws -> [String] {
    var found: [(pid: Int32, words: String)] = []
    for _ in 0..<20 {
      found = processes { $0.contains(clone.root.path) || $0.contains(mark) }
      if found.isEmpty { return [] }
      try await Task.sleep(for: .milliseconds(100))
    }
    for process in found { kill(process.pid, SIGKILL) }
    return found.map(\.words)
  }

  private static func processes(where isWanted: (String) -> Bool) -> [(pid: Int32, words: String)] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.compactMap { Int32($0) }.filter { $0 != getpid() }.compactMap { pid in
      let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(pid)/exe")
      let texts = ["cmdline", "environ"].map {
        FileManager.default.contents(atPath: "/proc/\(pid)/\($0)") ?? Data()
      }
      let all = ([program ?? ""] + texts.map { String(decoding: $0, as: UTF8.self) })
      guard isWanted(all.joined(separator: " ")) else { return nil }
      return (pid, all[1].replacing("\0", with: " "))
    }
  }
}
