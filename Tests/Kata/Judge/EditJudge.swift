import Foundation

/// Judges how little a learner edited the file that a chapter names: a guard beside the suite's tests.
struct EditJudge {
  let builder: ChapterBuilder
  let edit: SmallEdit

  /// The guard, not yet judged.
  var notJudged: TestRecord {
    let name =
      "\(edit.file) gets at most \(edit.added) new lines, and loses at most \(edit.removed)"
    return TestRecord(
      id: "\(builder.chapter.module)Edit/\(name)/\(edit.file):1:1", name: name,
      path: "Start/\(edit.path)", line: 1)
  }

  /// Judges a learner's file, by the suite's results on the learner's code too. Throws ``Diagnostics`` if the file cannot
  /// be formatted.
  func judge(_ suite: [SuiteVerdict.Test]) async throws -> TestRecord {
    func formatted(_ folder: URL, by builder: ChapterBuilder) async throws -> String {
      let file = folder.appending(path: edit.path)
      return try await SwiftFormat(toolchain: builder.learnersCompiler.toolchain)
        .formatted((try? String(textOf: file)) ?? "")
    }
    // The untouched file is the same for all submissions, and costs none of them time.
    let start = try await builder.store.value(
      "formatted", builder.keys.start + edit.file, keptIf: { _ in true }
    ) { try await formatted(builder.chapter.start, by: builder.own) }
    let edited = try await formatted(builder.snapshot.folder, by: builder)
    let objection = objection(to: try await changes(from: start, to: edited), suite)
    var record = notJudged
    record.status = objection == nil ? .passed : .failed
    record.findings = objection.map { [Finding(text: $0)] } ?? []
    return record
  }

  /// The removed and the added lines between two texts, as git shows them.
  private func changes(from start: String, to edited: String) async throws -> [String] {
    let folder = builder.scratch.appending(path: UUID().uuidString)
    try TemporaryFiles.makeFolder(folder)
    try TemporaryFiles.write(start, to: folder.appending(path: "start"))
    try TemporaryFiles.write(edited, to: folder.appending(path: "edited"))
    return try await Git(.none, in: folder).difference(["--unified=0", "start", "edited"])
      .split(separator: "\n").map(String.init)
      .drop { !$0.hasPrefix("@@") }.filter { $0.hasPrefix("-") || $0.hasPrefix("+") }
  }

  private func objection(to changes: [String], _ suite: [SuiteVerdict.Test]) -> String? {
    let added = changes.count { $0.hasPrefix("+") }
    let removed = changes.count - added
    if added > edit.added || removed > edit.removed {
      let rest = changes.count - 12
      return """
        It has \(added) new lines and lost \(removed). Move new code into functions of your own, in other files, and call \
        them here. A line that moves is lost and new.
        \(changes.prefix(12).joined(separator: "\n"))\(rest > 0 ? "\n… and \(rest) more" : "")
        """
    }
    // Before turn 2 works, nothing need have changed.
    guard added == 0, suite.allSatisfy({ $0.record.status == .passed }) else { return nil }
    return
      "It has no new line, so the work is done elsewhere. Edit the code as found; a copy of it is none."
  }
}
