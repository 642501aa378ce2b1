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
    return shown
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
