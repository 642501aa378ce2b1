import Foundation
import Testing

/// A submission that tries to earn undeserved points, or an honest one that looks like it.
///
/// `Hostile/NAME.txt` contains one: a head of `key: value` lines, then its files, each below a line `--- PATH`.
/// `Hostile/README.md` lists the keys.
struct HostileFixture: Sendable, CustomTestStringConvertible {
  /// The points that a turn may earn.
  enum Points: Equatable {
    case atMost(Int)
    case exactly(Int)

    /// Whether the turn may earn so many points.
    func allow(_ points: Int) -> Bool {
      switch self {
      case .atMost(let limit): points <= limit
      case .exactly(let number): points == number
      }
    }
  }

  /// The name of the file, and of the submission.
  let name: String

  private let head: [(key: String, value: String)]
  private let files: [(path: String, text: String)]

  /// Reads a fixture.
  ///
  /// - Parameter file: Its text file.
  /// - Throws: An error of the file system, or ``Malformed``.
  init(_ file: URL) throws {
    name = file.deletingPathExtension().lastPathComponent
    let pieces = try "\n".appending(String(contentsOf: file, encoding: .utf8))
      .components(separatedBy: "\n--- ")
    head = try pieces[0].split(separator: "\n").map { line in
      let words = line.components(separatedBy: ": ")
      guard Self.keys.contains(words[0]) else { throw Malformed(file: file, line: String(line)) }
      return (words[0], words.dropFirst().joined(separator: ": "))
    }
    files = pieces.dropFirst().map { piece in
      let lines = piece.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      return (String(lines[0]), lines.count > 1 ? String(lines[1]) + "\n" : "")
    }
    guard ["family", "tries", "suite", "tests"].allSatisfy({ value($0) != nil }) else {
      throw Malformed(file: file, line: "family, tries, suite or tests is missing")
    }
  }

  /// An invalid line in a fixture.
  struct Malformed: Error {
    let file: URL
    let line: String
  }

  private static let keys = [
    "family", "tries", "chapter", "over", "suite", "tests", "says", "quick", "without", "link",
    "pipe", "size", "bytes",
  ]

  /// All fixtures, sorted by name.
  static let all: [HostileFixture] = {
    let folder = Clone.workbook.appending(path: "Tests/KataTests/Hostile")
    do {
      return try FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: nil
      ).filter { $0.pathExtension == "txt" }.map(HostileFixture.init).sorted { $0.name < $1.name }
    } catch { fatalError("The hostile fixtures cannot be read: \(error)") }
  }()

  /// The numbers of its families in `grading.md`.
  var families: [Int] {
    (value("family") ?? "").components(separatedBy: ", ").compactMap { Int($0) }
  }

  /// The chapter that it attacks. The other chapter is solved.
  var chapter: String { value("chapter") ?? "01-AtTheDoor" }

  /// Whether `.ci/run` grades it, and not only `.ci/hostile`.
  var isQuick: Bool { value("quick") != nil }

  /// The points that its refactoring may earn.
  var suite: Points { points("suite") }

  /// The points that its tests may earn.
  var tests: Points { points("tests") }

  /// The words that its report must contain: one of each group, in capitals or not.
  var words: [[String]] {
    head.filter { $0.key == "says" }.map { $0.value.components(separatedBy: " / ") }
  }

  var testDescription: String { name }

  private func points(_ key: String) -> Points {
    let words = (value(key) ?? "").split(separator: " ")
    let number = words.last.flatMap { Int($0) } ?? 0
    return words.first == "exactly" ? .exactly(number) : .atMost(number)
  }

  private func value(_ key: String) -> String? { head.first { $0.key == key }?.value }

  private func values(_ key: String) -> [String] { head.filter { $0.key == key }.map(\.value) }

  // MARK: - Writing a submission

  /// Writes the submission.
  ///
  /// - Parameters:
  ///   - folder: Its folder, which does not exist yet.
  ///   - workbook: The root of the workbook that will judge it.
  ///   - places: The texts that replace each `@NAME@` in its files.
  /// - Throws: An error of the file system.
  func write(to folder: URL, from workbook: URL, places: [String: String]) throws {
    let disk = FileManager.default
    try disk.copyItem(at: workbook.appending(path: "Solutions"), to: folder)
    let target = folder.appending(path: chapter)
    if let base = value("over"), base != "solution" {
      try disk.removeItem(at: target)
      if base == "start" {
        try disk.copyItem(at: workbook.appending(path: "Tests/\(chapter)/Start"), to: target)
      }
    }
    for path in values("without") { try disk.removeItem(at: place(path, in: folder)) }
    for (path, text) in files {
      let known = places.reduce(Self.repeated(text)) { $0.replacing("@\($1.key)@", with: $1.value) }
      try Data(known.utf8).write(to: place(path, in: folder))
    }
    for words in values("link").map({ $0.components(separatedBy: " -> ") }) {
      let target = places.reduce(words[1]) { $0.replacing("@\($1.key)@", with: $1.value) }
      try disk.createSymbolicLink(
        atPath: place(words[0], in: folder).path, withDestinationPath: target)
    }
    for path in values("pipe") { mkfifo(try place(path, in: folder).path, 0o644) }
    for words in values("size").map({ $0.components(separatedBy: " = ") }) {
      let file = try place(words[0], in: folder)
      try Data().write(to: file)
      truncate(file.path, off_t(words[1]) ?? 0)
    }
    for words in values("bytes").map({ $0.components(separatedBy: " = ") }) {
      let bytes = words[1].split(separator: " ").compactMap { UInt8($0, radix: 16) }
      try Data(bytes).write(to: place(words[0], in: folder))
    }
  }

  /// A place in the submission: after a `/` from its root, otherwise from the chapter's folder.
  private func place(_ path: String, in folder: URL) throws -> URL {
    let name = path.replacing("\\n", with: "\n").replacing("\\e", with: "\u{1b}")
      .replacing("\\r", with: "\u{202e}")
    let place =
      name.hasPrefix("/")
      ? folder.appending(path: String(name.dropFirst()))
      : folder.appending(path: chapter).appending(path: name)
    try place.deletingLastPathComponent().makeFolder()
    return place
  }

  /// Repeats each line that begins with `×NUMBER `, with its number for `§`.
  private static func repeated(_ text: String) -> String {
    guard text.contains("×") else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard let match = line.prefixMatch(of: #/×(\d+) /#), let count = Int(match.output.1) else {
        return String(line)
      }
      let rest = String(line[match.range.upperBound...])
      return (1...count).map { rest.replacing("§", with: "\($0)") }.joined(separator: "\n")
    }.joined(separator: "\n")
  }
}
