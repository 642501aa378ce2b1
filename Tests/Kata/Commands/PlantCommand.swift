import Foundation

/// `kata plant`: makes a mutant of a change that the learner made in the worked example.
struct PlantCommand: Command {
  static let name = "plant"
  static let usage = "CHAPTER"
  static let summary = "Turn your change of a line in Refactored/ into a mutant, for a duel."
  static let details = """
    Change one or two lines of one function in the chapter's Refactored/ folder, so that the app does
    something wrong, and call this command. It runs your tests on the change. If one of them fails, it asks
    for a sentence that says what goes wrong, writes both to YourMutants/, and undoes the change. You can
    have three mutants in a chapter.

    The changed lines stand in one place, not further apart than six lines. Declarations stay as they are,
    default values too. A mutant compiles, comes to an end, does the same each time, and calls only what
    your own code may call.

      --edit FILE    open a copy of a file of Refactored/ in your editor, and plant its change
      --list         name your mutants of the chapter
      --remove NAME  remove one of them
    """

  private let chapterName: String
  private let job: Job

  private enum Job {
    case plant
    case edit(String)
    case list
    case remove(String)
  }

  init(arguments: [String]) throws {
    var jobs: [Job] = []
    var names: [String] = []
    var rest = arguments[...]
    while let word = rest.popFirst() {
      switch word {
      case "--list": jobs.append(.list)
      case "--edit":
        guard let file = rest.popFirst() else {
          throw Failure.usage(
            "`kata plant CHAPTER --edit` needs the name of a file of Refactored/.")
        }
        jobs.append(.edit(file))
      case "--remove":
        guard let name = rest.popFirst() else {
          throw Failure.usage("`kata plant CHAPTER --remove` needs the name of a mutant.")
        }
        jobs.append(.remove(name))
      default: names.append(word)
      }
    }
    guard jobs.count <= 1 else {
      throw Failure.usage("`kata plant` takes one of --edit, --list and --remove.")
    }
    job = jobs.first ?? .plant
    chapterName = try Self.oneChapter(names)
  }

  func run(in session: Session) async throws -> ExitCode {
    let chapter = try session.chapter(chapterName)
    try chapter.requireFolders()
    let temporary = try Store(root: session.workbook.cache).temporaryFolder()
    let known = try LearnersMutants(
      of: session.learner, in: chapter, copiedTo: temporary.place.appending(path: "known"))
    switch job {
    case .list: return list(known)
    case .remove(let name): return try remove(name, among: known, of: chapter)
    case .plant, .edit: break
    }
    guard chapter.letsPlant else {
      throw Failure.usage(
        "Chapter \(chapter.number) has no mutants of learners: \(LearnersMutants.ownCode) Choose another"
          + " chapter.")
    }
    guard known.mutants.count < LearnersMutants.limit else {
      throw Failure.usage(
        "You have \(LearnersMutants.limit) mutants in chapter \(chapter.number) already. `swift run"
          + " kata plant \(chapter.number) --remove NAME` makes room: "
          + known.mutants.map(\.id).joined(separator: ", ")
          + ". Nothing was changed.")
    }
    return try await plant(in: chapter, beside: known, session, temporary.place)
  }

  // MARK: - Planting

  private func plant(
    in chapter: Chapter, beside known: LearnersMutants, _ session: Session, _ folder: URL
  ) async throws -> ExitCode {
    let change: RoomChange
    if case .edit(let file) = job {
      change = try await RoomChange(
        editing: file, in: chapter, of: session.workbook, folder: folder)
    } else {
      change = try await RoomChange(in: chapter, of: session.workbook, folder: folder)
    }
    func refuse(_ words: String) -> ExitCode {
      let paths = change.paths.joined(separator: " ")
      let rest =
        change.isInCopy
        ? "Nothing is kept of your change in the copy:\n\n\(change.diff.diff)"
        : "Your change is still there. \(Workbook.undo(paths)) undoes it."
      print("\(words)\n\(rest)")
      return .somethingFailed
    }
    guard change.paths.count == 1 else {
      return refuse(
        "This is no mutant yet: it changes \(change.paths.count) files, and a mutant changes one.")
    }
    if let objection = LearnersMutants.objection(
      to: change.diff.diff, of: try chapter.workedExample)
    {
      return refuse("This is no mutant yet: \(objection).")
    }
    let others = try chapter.mutants + known.mutants
    if let twin = others.first(where: { $0.change == change.diff.change }) {
      return refuse("This mutant is known: it is \(twin.id).")
    }
    let sentence: String
    let found: (killers: [String], isMissed: Bool)
    do {
      found = try await judged(change, in: chapter, session, folder)
      print(Self.sentence(on: found.killers))
      sentence = try await asked()
    } catch let diagnostics as Diagnostics {
      return refuse(diagnostics.text)
    } catch  where Task.isCancelled {
      session.progress.clear()
      _ = refuse("\nNot planted.")
      throw error
    }
    guard try await change.isStillThere() else {
      throw Failure.usage(
        "\(change.paths[0]) has changed meanwhile, so nothing is planted. Call `swift run kata plant"
          + " \(chapter.number)` again.")
    }
    let name = Self.name(for: sentence, besides: known)
    let path = "\(LearnersMutants.folder)/\(name).diff"
    let file = chapter.work.appending(path: path)
    try TemporaryFiles.makeFolder(file.deletingLastPathComponent())
    try TemporaryFiles.write("\(sentence)\n\(change.diff.diff)", to: file)
    let remark = try await change.undo().map { " " + $0 } ?? ""
    var notes = LearnerNotes(of: session.workbook)
    try notes.addPlanted(name, killedBy: found.killers, in: chapter)
    print(
      "Planted: \(chapter.workPath)/\(path)\n\(change.paths[0]) is as in your last commit.\(remark)"
        + (found.isMissed
          ? "\n\nOur own tests miss this bug: you have found a promise that only your test holds. Please send us the"
            + " file and the test, as .github/ISSUE_TEMPLATE/wrong-verdict.md says, so that the workbook has it, too."
          : " `swift run kata duel \(chapter.number)` plays it against our tests."))
    return .allPassed
  }

  private static func sentence(on killers: [String]) -> String {
    let name = Style.harmlessName(killers.first ?? "")
    return killers.count > 1
      ? "Your test \"\(name)\" and \(killers.count - 1) more fail with it."
      : "Your test \"\(name)\" fails with it."
  }

  /// The sentence that the learner writes. Throws ``Diagnostics`` with the last objection if the input ends before.
  private func asked() async throws -> String {
    var last = LearnersMutants.objection(toSentence: "") ?? ""
    while let line = try await Console.ask("What goes wrong for the app's user? One sentence: ") {
      let sentence = line.trimmingCharacters(in: .whitespaces)
      guard let objection = LearnersMutants.objection(toSentence: sentence) else { return sentence }
      last = objection
      print("Not yet: \(objection).")
    }
    throw Diagnostics(text: "Not planted: \(last).")
  }

  /// The learner's tests that fail with a change, found on a copy of the chapter without it, and whether our own tests
  /// pass with it. Throws ``Diagnostics`` with the reason if the change does not count.
  private func judged(
    _ change: RoomChange, in chapter: Chapter, _ session: Session, _ folder: URL
  ) async throws -> (killers: [String], isMissed: Bool) {
    let copy = try chapter.copy(to: folder.appending(path: "copy"))
    if !change.isInCopy { try await change.diff.apply(in: copy.work, undoing: true) }
    let judge = DuelJudge(judge: try await session.judge(), chapter: copy)
    let planted = try await judge.planted(
      LearnersMutants(change.diff), by: Submission(root: copy.root))
    let ours = try await judge.verdict(on: planted.mutants, by: .solutions(of: copy))
    session.progress.clear()
    guard let reason = planted.refused.first?.reason else {
      return (planted.killers.first ?? [], ours.error == nil && !ours.survivors.isEmpty)
    }
    guard reason == DuelJudge.unnoticed else {
      let words = reason.replacing("its author's tests", with: "your tests")
        .trimmingCharacters(in: .whitespacesAndNewlines.union(["."]))
      throw Diagnostics(text: "This mutant does not count: \(words).")
    }
    let uncounted = planted.uncounted.map { "\n  \"\(Style.harmlessName($0))\"" }.joined()
    throw Diagnostics(
      text: """
        None of your tests fails with it. Either a test cannot see the bug, or it is one that your tests miss: write
        the test that fails with it, and plant it again.
        """
          + (uncounted.isEmpty
            ? ""
            : " Tests that do not count, because they fail on right code, at least sometimes:\(uncounted)")
    )
  }

  /// A name made of the first words of a sentence.
  private static func name(for sentence: String, besides known: LearnersMutants) -> String {
    let words = sentence.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let joined = words.reduce("") { name, word in
      let longer = name.isEmpty ? "\(word)" : "\(name)-\(word)"
      return longer.count > 56 ? name : longer
    }
    let name = joined.isEmpty ? "mutant" : joined.hasPrefix("demo-") ? "a-\(joined)" : joined
    let taken = Set(known.names)
    return ([name] + (2...9).map { "\(name)-\($0)" }).first { !taken.contains($0) } ?? name
  }

  // MARK: - Planted mutants

  private func list(_ known: LearnersMutants) -> ExitCode {
    for mutant in known.mutants { print("\(mutant.id)\n  \(mutant.message)") }
    for (name, reason) in known.refused { print("\(name)\n  does not count: \(reason)") }
    if known.isEmpty { print("You have planted no mutant here.") }
    return .allPassed
  }

  private func remove(
    _ name: String, among known: LearnersMutants, of chapter: Chapter
  ) throws -> ExitCode {
    let name = name.hasSuffix(".diff") ? String(name.dropLast(".diff".count)) : name
    let names = known.names
    let place = chapter.work.appending(path: LearnersMutants.folder)
    let files = ["\(name).diff", name].map { place.appending(path: $0) }
    guard names.contains(name), let file = files.first(where: { FileKind(of: $0) != nil }) else {
      throw Failure.usage(
        "You have no mutant \"\(name)\" in chapter \(chapter.number)."
          + (names.isEmpty ? "" : " There are: \(names.joined(separator: ", ")).")
          + (Suggestion.nearest(to: name, among: names.map { ($0, $0) })
            .map { " Did you mean \($0)?" } ?? ""))
    }
    try FileManager.default.removeItem(at: file)
    print("Removed: \(chapter.workPath)/\(LearnersMutants.folder)/\(file.lastPathComponent)")
    return .allPassed
  }
}
