extension GradedSubmission {
  /// The result with its hidden items shown or withheld. Statuses and points stay those of all items.
  func showing(hidden: HiddenDisplay) -> GradedSubmission {
    guard hidden != .names else { return self }
    var shown = GradedSubmission(path: path, chapters: chapters.map { $0.withholding(hidden) })
    (shown.message, shown.commit, shown.committed) = (message, commit, committed)
    return shown
  }
}

extension GradedSubmission.Chapter {
  fileprivate func withholding(_ hidden: HiddenDisplay) -> Self {
    var shown = self
    shown.suite = suite.withholding(hidden)
    shown.tests = tests.withholding(hidden)
    shown.message = shownMessage
    return shown
  }

  /// The message, without counts of hidden items.
  var shownMessage: String {
    let mutants = (tests.mutants ?? []).filter { !$0.demo }
    let wanted = suite.tests.filter { $0.guard == false }
    let hasHidden =
      mutants.contains { $0.hidden == true } || suite.tests.contains { $0.hidden == true }
    guard hasHidden, [.passed, .failed].contains(status) else { return message }
    let (shown, named) = (mutants.filter { $0.hidden != true }, wanted.filter { $0.hidden != true })
    return
      "without hidden items: \(shown.count { $0.status == "killed" }) of \(shown.count) mutants killed,"
      + " \(named.count { $0.status == "passed" }) of \(named.count) tests of the suite pass"
      + (ticks?.sentence.map { ". \($0)" } ?? "")
  }
}

extension GradedSubmission.Turn {
  fileprivate func withholding(_ hidden: HiddenDisplay) -> Self {
    var shown = self
    var withheld = GradedSubmission.Withheld()
    func note(_ passed: Bool, _ points: Int, _ maxPoints: Int) {
      withheld.count += 1
      withheld.passed += passed ? 1 : 0
      withheld.points += points
      withheld.maxPoints += maxPoints
    }
    for test in tests where test.hidden == true {
      note(test.status == "passed", test.points, test.maxPoints)
    }
    for mutant in mutants ?? [] where mutant.hidden == true {
      note(mutant.status == "killed", mutant.points, mutant.maxPoints)
    }
    shown.tests.removeAll { $0.hidden == true }
    shown.mutants?.removeAll { $0.hidden == true }
    if hidden == .count, withheld.count > 0 { shown.withheld = withheld }
    return shown
  }
}
