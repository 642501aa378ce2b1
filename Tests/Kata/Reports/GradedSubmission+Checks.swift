extension GradedSubmission.Chapter {
  /// A part of a chapter that is passed or not, as formats list it that know tests alone.
  struct Check: Sendable {
    var name: String
    /// The reason why it is not passed; nil if it is.
    let failure: String?
    /// The points that it earns, and those that it is worth: 0 for a guard, a learner's test, and a chapter as a whole.
    var points = 0
    var maxPoints = 0
    /// Whether learners do not have it.
    var isHidden = false
    /// The test in which it is checked; nil for a mutant, and for a chapter as a whole.
    var test: GradedSubmission.Test?
    /// Whether the test's file is the learner's.
    var isLearners = false
  }

  /// The chapter's parts, each under a name of its own: mutants, then the suite, then the learner's tests that do not
  /// count. A turn that could not be judged is one of them, and so is a chapter that is missing.
  var checks: [Check] {
    let isJudged = status == .passed || status == .failed
    let whole = Check(name: "the chapter can be judged", failure: isJudged ? nil : message)
    let mutants = (tests.mutants ?? []).filter { !$0.demo }.map { mutant in
      Check(
        name: "mutant \(mutant.id)", failure: mutant.message, points: mutant.points,
        maxPoints: mutant.maxPoints, isHidden: mutant.hidden == true)
    }
    let suite = suite.tests.map { test in
      Check(
        name: test.name,
        failure: test.status == "passed" ? nil : test.messages.first ?? "It was not run.",
        points: max(0, test.points), maxPoints: test.maxPoints, isHidden: test.hidden == true,
        test: test)
    }
    let hidden = [tests.withheld, self.suite.withheld].compactMap(\.self)
    let withheld = hidden.map { hidden in
      Check(
        name: "\(hidden.count) hidden",
        failure: hidden.passed == hidden.count
          ? nil : "\(hidden.passed) of \(hidden.count) hidden ones passed.",
        points: max(0, hidden.points), maxPoints: hidden.maxPoints, isHidden: true)
    }
    let leftOut = tests.tests.filter(\.isLeftOut).map { test in
      Check(
        name: "your test \(test.name)",
        failure: test.messages.isEmpty
          ? test.status : test.messages.prefix(2).joined(separator: "\n"), test: test,
        isLearners: true)
    }
    return Self.named([whole] + mutants + suite + withheld + leftOut)
  }

  /// The checks, with a number behind a name that came before.
  private static func named(_ checks: [Check]) -> [Check] {
    var counts: [String: Int] = [:]
    return checks.map { check in
      var check = check
      let count = counts[check.name, default: 0] + 1
      counts[check.name] = count
      if count > 1 { check.name += " (\(count))" }
      return check
    }
  }
}
