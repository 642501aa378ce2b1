/// The results of several runs of the same tests, counted.
struct RepeatedRuns {
  let results: [RunResult]

  /// Whether a test failed in a run, or the run was cut short.
  static func hasFailed(_ run: RunResult) -> Bool {
    !run.isWhole || run.tests.contains(where: \.hasFailed)
  }

  /// A line for each test, and one about runs that were cut short.
  func text(_ style: Style) -> String {
    let tests = results.flatMap(\.tests).reduce(into: [TestRecord]()) { tests, test in
      if !tests.contains(where: { $0.id == test.id }) { tests.append(test) }
    }
    let width = tests.map(\.name.count).max() ?? 0
    let short = results.count { !$0.isWhole }
    return
      ([style.bold("Of \(results.count) runs:")] + tests.map { line(for: $0, width, style) }
      + (short == 0
        ? []
        : [
          style.bad("  ✘ ")
            + "\(short) ended early: a test crashed or hung, and `kata test` without --times names it"
        ]))
      .joined(separator: "\n")
  }

  private func line(for test: TestRecord, _ width: Int, _ style: Style) -> String {
    let failed = results.count { $0.tests.contains { $0.id == test.id && $0.hasFailed } }
    let cutOff = results.count { !$0.isWhole && $0.unfinished.contains(test.id) }
    let words = [(failed, "failed in"), (cutOff, "cut off in")].filter { $0.0 > 0 }
      .map { "\($1) \($0)" }.joined(separator: ", ")
    let name = "\"\(Style.harmless(test.name))\"".padding(to: width + 2)
    return words.isEmpty
      ? style.good("  ✔ ") + name + style.dim("  passed") : style.bad("  ✘ ") + name + "  " + words
  }
}
