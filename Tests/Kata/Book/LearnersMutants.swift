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

  /// The reason why learners plant none in some chapters.
  static let ownCode =
    "your tests run on code of your own, so there is no code in which all learners could plant one."

  private static let byteLimit = 8_000
  private static let sentenceLimit = 150

  /// The names of all entries of the folder that were looked at.
  var names: [String] { mutants.map(\.id) + refused.map(\.name) }

  var isEmpty: Bool { mutants.isEmpty && refused.isEmpty }

  /// One mutant that can be used.
  init(_ mutant: PlantedDiff) { (mutants, refused) = ([mutant], []) }

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
    let names = FileKind(of: folder) == .folder ? try FileKind.visibleNames(in: folder) : []
    for name in names {
      let shown = Style.harmlessName(
        name.hasSuffix(".diff") ? String(name.dropLast(".diff".count)) : name)
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
    guard let text = try? String(textOf: file) else { return refused("it is not a text") }
    let sentence = text.prefix { $0 != "\n" }
    let diff = text[sentence.endIndex...].drop { $0 == "\n" }
    let objection =
      try objection(toSentence: String(sentence))
      ?? objection(to: String(diff), of: chapter.workedExample)
    return objection.map(refused) ?? .success(text)
  }

  /// The reason why a text does not say what goes wrong; nil if it does.
  static func objection(toSentence text: String) -> String? {
    if text.isEmpty || isGits(text) { return "a sentence that says what goes wrong is missing" }
    if text.count > sentenceLimit {
      return "the sentence that says what goes wrong has more than \(sentenceLimit) characters"
    }
    return Style.harmlessName(text) == text
      ? nil : "the sentence that says what goes wrong holds a sign that no one can read"
  }

  /// The reason why a diff, without a sentence on top, is no mutant of one of some files, whose paths are seen from the
  /// chapter's folder; nil if it is one. Whether it fits the code is not looked at.
  static func objection(to diff: String, of files: [String]) -> String? {
    let lines = diff.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let old = lines.first?.wholeMatch(of: /--- a\/(.+)/),
      lines.dropFirst().first == "+++ b/\(old.output.1)", files.contains(String(old.output.1))
    else { return "it does not change one of the chapter's files in \(room)/" }
    var body = lines.dropFirst(2)
    if body.last == "" { body.removeLast() }
    guard body.first?.wholeMatch(of: /@@ -\d+(,\d+)? \+\d+(,\d+)? @@.*/) != nil,
      body.dropFirst().allSatisfy({ [" ", "+", "-"].contains($0.prefix(1)) || $0.isEmpty })
    else {
      return
        "it changes places that are far apart, and a mutant changes one or two lines of one function"
    }
    let removed = body.filter { $0.hasPrefix("-") }
    let added = body.filter { $0.hasPrefix("+") }
    let changed = max(removed.count, added.count)
    guard (1...lineLimit).contains(changed) else {
      return "it changes \(changed) lines, and a mutant changes one or two"
    }
    func isChanged(_ line: String) -> Bool { line.hasPrefix("+") || line.hasPrefix("-") }
    let between = body[(body.firstIndex(where: isChanged) ?? 0)...].prefix(
      through: body.lastIndex(where: isChanged) ?? 0)
    if between.contains(where: { !isChanged($0) && $0.contains(declaration) }) {
      return "it changes two functions, and a mutant changes one or two lines of one"
    }
    let hunk = body.dropFirst()
    if code(in: hunk.filter { !$0.hasPrefix("+") }) == code(in: hunk.filter { !$0.hasPrefix("-") })
    {
      return "it changes only comments or white space"
    }
    let words = added.compactMap { $0.firstMatch(of: chance)?.output }
    if let word = words.first(where: { word in !removed.contains { $0.contains(word) } }) {
      return "it uses `\(word)`, and a mutant does the same each time"
    }
    return nil
  }

  /// The beginning of a function, or of a computed property.
  private static var declaration: Regex<Substring> {
    /(?:^|\s)(?:(?:func|init|deinit|subscript)\b|var\b.*\{$)/.wordBoundaryKind(.simple)
  }

  /// Words for values that differ from run to run.
  private static var chance: Regex<Substring> {
    /\b(?:random\w*|shuffled?\b|hashValue|Hasher|UUID\(|Date\(\)|(?:Date|Time)\.now|(?:Continuous|Suspending)Clock)/
      .wordBoundaryKind(.simple)
  }

  /// The code in some lines of a diff, without white space and comments at the ends of lines.
  private static func code(in lines: some Sequence<String>) -> String {
    lines.map { line in
      line.dropFirst().replacing(/(?:^|\s)\/\/.*/, with: "").filter { !$0.isWhitespace }
    }.joined()
  }

  /// Whether git or `diff` writes such a line above a change.
  private static func isGits(_ line: String) -> Bool {
    ["--- ", "+++ ", "@@ ", "diff --git ", "index "].contains(where: line.hasPrefix)
  }
}

extension Chapter {
  /// Whether learners can plant mutants: their tests run on the worked example, which is the same for all of them.
  var letsPlant: Bool { (try? mutants.contains { !$0.isInRefactoring }) ?? false }

  /// The paths of the files that learners' mutants may change.
  var workedExample: [String] {
    get throws { try code.paths.filter { $0.hasPrefix("\(LearnersMutants.room)/") } }
  }
}
