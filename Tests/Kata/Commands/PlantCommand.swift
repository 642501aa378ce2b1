import Foundation

/// `kata plant`: makes a mutant of a change that the learner made in the worked example.
struct PlantCommand: Command {
  static let name = "plant"
  static let usage = "CHAPTER"
  static let summary = "Make a mutant of your own of a change in Refactored/, for a duel."
  static let details = """
    Change one or two lines of one function in the chapter's Refactored/ folder, so that the app does
    something wrong, and call this command. It runs your tests on the change. If one of them fails, it asks
    for a sentence that says what goes wrong, writes both to YourMutants/, and undoes the change. You can
    have three mutants in a chapter.

      --list         name your mutants of the chapter
      --remove NAME  remove one of them
    """

  private let chapterName: String
  private let isListing: Bool
  private let removed: String?

  init(arguments: [String]) throws {
    isListing = arguments.contains("--list")
    var rest = arguments.filter { $0 != "--list" }
    if let place = rest.firstIndex(of: "--remove") {
      guard place + 1 < rest.count, !isListing else {
        throw Failure.usage("`kata plant CHAPTER --remove` needs the name of a mutant.")
      }
      removed = rest[place + 1]
      rest.removeSubrange(place...(place + 1))
    } else {
      removed = nil
    }
    chapterName = try Self.oneChapter(rest)
  }

  func run(in session: Session) async throws -> ExitCode {
    let chapter = try session.chapter(chapterName)
    try chapter.requireFolders()
    let temporary = try Store(root: session.workbook.cache).temporaryFolder()
    defer { temporary.remove() }
    let known = try LearnersMutants(
      of: session.learner, in: chapter, copiedTo: temporary.place.appending(path: "known"))
    if isListing { return list(known) }
    if let removed { return try remove(removed, among: known, of: chapter) }
    guard chapter.letsPlant else {
      throw Failure.usage(
        "Your tests of chapter \(chapter.number) run on code of your own, so there is no code in which"
          + " all learners could plant a mutant. Choose another chapter.")
    }
    guard known.mutants.count < LearnersMutants.limit else {
      throw Failure.usage(
        "You have \(LearnersMutants.limit) mutants in chapter \(chapter.number) already. `swift run"
          + " kata plant \(chapter.number) --remove NAME` makes room: "
          + known.mutants.map(\.id).joined(separator: ", ") + ".")
    }
    return try await plant(in: chapter, beside: known, session, temporary.place)
  }

  // MARK: - Planting

  private func plant(
    in chapter: Chapter, beside known: LearnersMutants, _ session: Session, _ folder: URL
  ) async throws -> ExitCode {
    let diff = try await change(in: chapter, session.workbook)
    let path = diff.changedFiles.first ?? ""
    let still = "\nYour change is still in \(chapter.workPath)/\(path)."
    if let objection = try LearnersMutants.objection(to: "A bug.\n\(diff.diff)", in: chapter) {
      print("This is no mutant yet: \(objection).\(still)")
      return .somethingFailed
    }
    if let twin = try (chapter.mutants + known.mutants).first(where: {
      $0.change == diff.change
    }) {
      print("This mutant is known: it is \(twin.id).\(still)")
      return .somethingFailed
    }
    if let objection = try await objection(to: diff, in: chapter, session, folder) {
      let advice =
        objection.hasPrefix("no test of its author")
        ? "\nEither a test cannot see the bug, or it is one that your tests miss. Write the test that fails"
          + " with it, and plant it again."
        : ""
      print("This mutant does not count: \(objection)\(advice)\(still)")
      return .somethingFailed
    }
    print("Your tests kill it. What goes wrong for the app's user? One sentence: ", terminator: "")
    fflush(nil)
    let sentence = (readLine() ?? "").trimmingCharacters(in: .whitespaces)
    let text = "\(sentence)\n\(diff.diff)"
    if let objection = try LearnersMutants.objection(to: text, in: chapter) {
      print("Not planted: \(objection).\(still)")
      return .somethingFailed
    }
    let name = Self.name(for: sentence, besides: Set(known.mutants.map(\.id)))
    let file = chapter.work.appending(path: "\(LearnersMutants.folder)/\(name).diff")
    try TemporaryFiles.makeFolder(file.deletingLastPathComponent())
    try TemporaryFiles.write(text, to: file)
    try await PlantedDiff(file: file, text: text).apply(in: chapter.work, undoing: true)
    print(
      """
      Planted: \(chapter.workPath)/\(LearnersMutants.folder)/\(name).diff
      \(path) is as it was before.
      """)
    return .allPassed
  }

  /// The learner's change in the worked example since the last commit, as git writes it.
  private func change(in chapter: Chapter, _ workbook: Workbook) async throws -> PlantedDiff {
    let room = "\(chapter.workPath)/\(LearnersMutants.room)"
    let result = try await workbook.git(
      ["diff", "--no-color", "--no-ext-diff", "--no-textconv", "--no-renames", "--unified=3"]
        + ["--src-prefix=a/", "--dst-prefix=b/", "--relative=\(chapter.workPath)", "HEAD", "--"]
        + [room])
    guard result.ending == .exited(0) else {
      throw Failure.usage(
        "`kata plant` compares with your last commit, and git finds none here: \(result.output)")
    }
    guard !result.output.isEmpty else {
      throw Failure.usage(
        "\(room) is as in your last commit. Change one or two lines of one function in it, so that"
          + " the app does something wrong, and call `swift run kata plant \(chapter.number)` again."
      )
    }
    let file = chapter.work.appending(path: "\(LearnersMutants.folder)/change.diff")
    return try PlantedDiff(file: file, text: result.output)
  }

  /// The reason why a change does not count, found on a copy of the chapter without it; nil if it counts.
  private func objection(
    to diff: PlantedDiff, in chapter: Chapter, _ session: Session, _ folder: URL
  ) async throws -> String? {
    let copy = try chapter.copy(to: folder.appending(path: "copy"))
    let place = copy.work.appending(path: LearnersMutants.folder)
    try? FileManager.default.removeItem(at: place)
    try TemporaryFiles.makeFolder(place)
    let file = place.appending(path: "change.diff")
    let text = "A bug.\n\(diff.diff)"
    try TemporaryFiles.write(text, to: file)
    try await PlantedDiff(file: file, text: text).apply(in: copy.work, undoing: true)
    let judge = DuelJudge(judge: try await session.judge(), chapter: copy)
    let author = Submission(root: copy.root)
    let handedIn = try LearnersMutants(
      of: author, in: copy, copiedTo: folder.appending(path: "mutants"))
    let planted = try await judge.planted(handedIn, by: author)
    session.progress.clear()
    return planted.refused.first?.reason
  }

  /// A name made of the first words of a sentence.
  private static func name(for sentence: String, besides known: Set<String>) -> String {
    let words = sentence.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let joined = words.prefix(6).joined(separator: "-").prefix(50)
    let name = joined.isEmpty ? "mutant" : joined.hasPrefix("demo-") ? "a-\(joined)" : "\(joined)"
    return ([name] + (2...9).map { "\(name)-\($0)" }).first { !known.contains($0) } ?? name
  }

  // MARK: - Planted mutants

  private func list(_ known: LearnersMutants) -> ExitCode {
    for mutant in known.mutants { print("\(mutant.id)\n  \(mutant.message)") }
    for (name, reason) in known.refused { print("\(name)\n  does not count: \(reason)") }
    if known.mutants.isEmpty, known.refused.isEmpty { print("You have planted no mutant here.") }
    return .allPassed
  }

  private func remove(
    _ name: String, among known: LearnersMutants, of chapter: Chapter
  ) throws -> ExitCode {
    guard known.mutants.contains(where: { $0.id == name }) else {
      let names = known.mutants.map(\.id)
      throw Failure.usage(
        "You have no mutant \"\(name)\" in chapter \(chapter.number)."
          + (names.isEmpty ? "" : " There are: \(names.joined(separator: ", ")).")
          + (Suggestion.nearest(to: name, among: names.map { ($0, $0) })
            .map { " Did you mean \($0)?" } ?? ""))
    }
    let path = "\(LearnersMutants.folder)/\(name).diff"
    try FileManager.default.removeItem(at: chapter.work.appending(path: path))
    print("Removed: \(chapter.workPath)/\(path)")
    return .allPassed
  }
}
