import Foundation

/// Judges how little a learner edited the file that a chapter names: two guards beside the suite's tests.
struct EditJudge {
  let builder: ChapterBuilder
  let edit: SmallEdit

  /// The two guards, not yet judged: on the size of the edit, and on the work of the functions.
  var guards: [TestRecord] {
    [
      "at most \(edit.limit) lines change in the functions of \(edit.file)",
      "the functions of \(edit.file) do the work",
    ].map { name in
      TestRecord(
        id: "\(builder.chapter.module)Edit/\(name)/\(edit.file):1:1", name: name,
        path: "Start/\(edit.path)", line: 1)
    }
  }

  /// Judges a learner's file, by the suite's results on the learner's code too. Returns the number of changed lines, and
  /// the two guards; throws ``Diagnostics`` if the file cannot be formatted.
  func judge(_ suite: [SuiteVerdict.Test]) async throws -> (lines: Int, guards: [TestRecord]) {
    func formatted(_ folder: URL, by builder: ChapterBuilder) async throws -> String {
      let file = folder.appending(path: edit.path)
      return try await SwiftFormat(toolchain: builder.learnersCompiler.toolchain)
        .formatted((try? String(textOf: file)) ?? "")
    }
    // The untouched file is the same for all submissions, and costs none of them time.
    let start = try await builder.store.value(
      "formatted", builder.keys.start + edit.file, keptIf: { _ in true }
    ) { try await formatted(builder.chapter.start, by: builder.own) }
    let size = try await EditSize(
      of: edit, from: start, to: formatted(builder.snapshot.folder, by: builder))
    let problems = [
      size.lines <= edit.limit ? nil : tooMuch(size), try await doesWork(size, suite) ? nil : idle,
    ]
    let guards = zip(guards, problems).map { record, problem in
      var record = record
      record.status = problem == nil ? .passed : .failed
      record.findings = problem.map { [Finding(text: $0)] } ?? []
      return record
    }
    return (size.lines, guards)
  }

  /// Whether a graded test fails with another text in the learner's file, for each of the chapter's texts. Only a suite
  /// that passes can tell.
  private func doesWork(_ size: EditSize, _ suite: [SuiteVerdict.Test]) async throws -> Bool {
    guard suite.allSatisfy({ $0.record.status == .passed }) else { return true }
    let graded = suite.filter { !$0.isGuard }.map(\.record)
    let fail = try await size.probes.inOrder { probe in
      guard let probe else { return false }
      do {
        let changed = try await builder.changing(edit.path, to: probe)
        return try await changed.programs.suite(untouched: false).fails(graded, chosen: true)
      } catch is Diagnostics {
        return true
      }
    }
    return fail.allSatisfy(\.self)
  }

  private func tooMuch(_ size: EditSize) -> String {
    let shown = size.changes.prefix(12)
    let rest = size.changes.count - shown.count
    return """
      \(size.lines) lines differ from the file as found, and at most \(edit.limit) may. Move new code into functions \
      of your own, and call them here: new functions and changed signatures do not count. Moved lines count as changed.
      \(shown.joined(separator: "\n"))\(rest > 0 ? "\n… and \(rest) more" : "")
      """
  }

  private var idle: String {
    """
    kata wrote other texts than \(edit.texts.map { "\"\($0)\"" }.joined(separator: " and ")) into the code as found in \
    \(edit.file), one at a time, and the suite did not always notice: your code no longer runs all of that code. A copy \
    of it somewhere else is an edit of all its lines.
    """
  }
}
