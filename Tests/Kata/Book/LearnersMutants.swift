import Foundation

/// The mutants that a learner planted in a chapter: the diffs in `YourMutants/`.
///
/// Their texts come from others. Git and the compiler get only a change of one place in one of the chapter's files.
struct LearnersMutants: Sendable {
  /// The folder's name.
  static let folder = "YourMutants"

  /// The greatest number of mutants of a learner in a chapter.
  static let limit = 3

  /// The greatest number of lines that a mutant may change.
  static let lineLimit = 2

  /// The folder of the code that may be changed.
  static let room = "Refactored"

  /// Copies of the mutants that can be used, ordered by name.
  let mutants: [PlantedDiff]

  /// The reasons why other entries of the folder cannot be used, by their names.
  let refused: [(name: String, reason: String)]

  private static let byteLimit = 8_000
  private static let sentenceLimit = 150

  /// Copies a learner's mutants in a chapter to a folder, which is empty or missing.
  init(of learner: Submission, in chapter: Chapter, copiedTo copies: URL) throws {
    try TemporaryFiles.makeFolder(copies)
    guard let work = try learner.work(in: chapter) else {
      (mutants, refused) = ([], [])
      return
    }
    let folder = work.appending(path: Self.folder)
    var mutants: [PlantedDiff] = []
    var refused: [(String, String)] = []
    let names = FileKind(of: folder) == .folder ? try FileKind.names(in: folder).sorted() : []
    for name in names where !name.hasPrefix(".") {
      let shown = Style.harmlessName(name)
      guard mutants.count + refused.count < 2 * Self.limit else {
        refused.append(("…", "more files are not looked at"))
        break
      }
      guard mutants.count < Self.limit else {
        refused.append((shown, "a learner has at most \(Self.limit) mutants in a chapter"))
        continue
      }
      switch try Self.text(of: folder.appending(path: name), in: chapter) {
      case .failure(let diagnostics): refused.append((shown, diagnostics.text))
      case .success(let text):
        let copy = copies.appending(path: name)
        try TemporaryFiles.write(text, to: copy)
        mutants.append(try PlantedDiff(file: copy, text: text))
      }
    }
    (self.mutants, self.refused) = (mutants, refused)
  }

  /// The text of a learner's file, or the reason why it is no mutant.
  private static func text(of file: URL, in chapter: Chapter) throws -> Result<String, Diagnostics>
  {
    func refused(_ reason: String) -> Result<String, Diagnostics> {
      .failure(Diagnostics(text: reason))
    }
    let name = file.lastPathComponent
    guard name.wholeMatch(of: /[a-z0-9][a-z0-9-]{0,59}\.diff/) != nil, !name.hasPrefix("demo-")
    else {
      return refused("its name is not of small letters, digits and hyphens, with .diff at the end")
    }
    guard FileKind(of: file) == .file else { return refused("it is not a file") }
    guard FileKind.size(of: file) <= byteLimit else {
      return refused("it is larger than \(byteLimit) bytes")
    }
    guard let bytes = try? Data(contentsOf: file), let text = String(data: bytes, encoding: .utf8)
    else { return refused("it is not a text") }
    return try objection(to: text, in: chapter).map(refused) ?? .success(text)
  }

  /// The reason why a text is no mutant of a chapter; nil if it is one. Whether it fits the code is not looked at.
  static func objection(to text: String, in chapter: Chapter) throws -> String? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let sentence = lines.first, !sentence.isEmpty, sentence.count <= sentenceLimit,
      Style.harmlessName(sentence) == sentence, !isGits(sentence)
    else {
      return "its first line is no sentence of at most \(sentenceLimit) characters that says what"
        + " goes wrong"
    }
    let diff = lines.dropFirst().drop { $0.isEmpty }
    guard let old = diff.first?.wholeMatch(of: /--- a\/(Refactored\/[A-Za-z0-9+]+\.swift)/),
      diff.dropFirst().first == "+++ b/\(old.output.1)",
      try chapter.code.paths.contains(String(old.output.1))
    else { return "it does not change one of the chapter's files in \(room)/" }
    var body = diff.dropFirst(2)
    if body.last == "" { body.removeLast() }
    guard body.first?.wholeMatch(of: /@@ -\d+(,\d+)? \+\d+(,\d+)? @@.*/) != nil,
      body.dropFirst().allSatisfy({ [" ", "+", "-"].contains($0.prefix(1)) || $0.isEmpty })
    else { return "it changes more than one place, or is no unified diff" }
    let changed = max(body.count { $0.hasPrefix("-") }, body.count { $0.hasPrefix("+") })
    guard (1...lineLimit).contains(changed) else {
      return "it changes \(changed) lines, and a mutant changes one or two"
    }
    return nil
  }

  /// Whether git or `diff` writes such a line above a change.
  private static func isGits(_ line: String) -> Bool {
    ["--- ", "+++ ", "@@ ", "diff --git ", "index "].contains(where: line.hasPrefix)
  }
}

extension Chapter {
  /// Whether learners can plant mutants: their tests run on the worked example, which is the same for all of them.
  var letsPlant: Bool { (try? mutants.contains { !$0.isInRefactoring }) ?? false }
}
