import Foundation

/// Notes about a learner's way through a workbook, kept in `.kata`: the shown hints, the passed chapters, and the tests
/// that kill planted mutants.
struct LearnerNotes {
  private let folder: URL
  /// The numbers of shown hints, by chapter and by the id of their target.
  private var hints: [String: [String: Int]]
  private var passed: [String]
  /// The names of the tests that kill a planted mutant, by chapter and by the mutant's name.
  private var planted: [String: [String: [String]]]

  init(of workbook: Workbook) {
    folder = workbook.keepsakes
    hints = Self.read("hints", in: folder) ?? [:]
    passed = Self.read("passed", in: folder) ?? []
    planted = Self.read("planted", in: folder) ?? [:]
  }

  /// The number of shown hints of a target.
  func hintCount(_ target: HintTarget, of chapter: Chapter) -> Int {
    min(hints[chapter.id]?[target.id] ?? 0, target.stages.count)
  }

  /// Counts one more hint of a target as shown. After the last hint the number stays.
  mutating func addHint(_ target: HintTarget, of chapter: Chapter) throws {
    hints[chapter.id, default: [:]][target.id] =
      min(hintCount(target, of: chapter) + 1, target.stages.count)
    try write(hints, "hints")
  }

  /// Whether kata has told the learner that a chapter is passed.
  func hasPassed(_ chapter: Chapter) -> Bool { passed.contains(chapter.id) }

  /// Notes that the learner is told of a passed chapter, and returns whether this is the first time. If the note cannot
  /// be written, the learner is told again.
  mutating func addPassed(_ chapter: Chapter) -> Bool {
    if hasPassed(chapter) { return false }
    passed.append(chapter.id)
    try? write(passed, "passed")
    return true
  }

  /// Notes which tests kill a mutant that the learner has planted.
  mutating func addPlanted(_ name: String, killedBy tests: [String], in chapter: Chapter) throws {
    planted[chapter.id, default: [:]][name] = tests
    try write(planted, "planted")
  }

  /// The planted mutants that are still there, by the names of the tests that kill them.
  func planted(in chapter: Chapter) -> [String: String] {
    let mutants = (planted[chapter.id] ?? [:]).filter { name, _ in
      let path = "\(LearnersMutants.folder)/\(name).diff"
      return FileKind(of: chapter.work.appending(path: path)) == .file
    }
    return Dictionary(
      mutants.flatMap { name, tests in tests.map { ($0, name) } }, uniquingKeysWith: { min($0, $1) }
    )
  }

  /// Removes all notes about a chapter.
  mutating func forget(_ chapter: Chapter) throws {
    if hints.removeValue(forKey: chapter.id) != nil { try write(hints, "hints") }
    guard hasPassed(chapter) else { return }
    passed.removeAll { $0 == chapter.id }
    try write(passed, "passed")
  }

  private static func read<Value: Decodable>(_ name: String, in folder: URL) -> Value? {
    let data = try? Data(contentsOf: folder.appending(path: "\(name).json"))
    return data.flatMap { try? JSONDecoder().decode(Value.self, from: $0) }
  }

  private func write(_ value: some Encodable, _ name: String) throws {
    let file = folder.appending(path: "\(name).json")
    do {
      try TemporaryFiles.makeFolder(folder)
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      try encoder.encode(value).write(to: file, options: .atomic)
    } catch {
      throw Failure.grader("\(file.path) cannot be written: \(error.localizedDescription)")
    }
  }
}
