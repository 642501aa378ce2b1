/// A step of a chapter's lesson, with the names of its tests and mutants.
struct LessonStep {
  let number: Int
  /// The step's place, as in "step 4 of 9".
  let place: String
  let task: String
  /// The step's place, its task, and the line of the lesson.
  let link: String
  /// That nothing is judged before this step, in words that follow another step.
  let isJudgedFirst: String
  /// The names of the step's mutants and of its tests in the suite.
  let names: [String]

  /// The steps of a chapter: the names come from its hints, the lines from its lesson.
  static func all(of chapter: Chapter) -> [LessonStep] {
    let steps = Hints(of: chapter).steps
    let headings = Lesson(of: chapter).steps
    return steps.enumerated().map { index, step in
      let line = headings.first { $0.title == step.title }.map { ":\($0.line)" } ?? ""
      let place = "step \(index + 1) of \(steps.count)"
      let task = String(step.title.drop { $0 != ":" }.dropFirst(2))
      let lesson = "(\(chapter.workPath)/README.md\(line))"
      return LessonStep(
        number: index + 1, place: place, task: task, link: "\(place), \(task) \(lesson)",
        isJudgedFirst: "; kata judges from step \(index + 1) on \(lesson)", names: step.names)
    }
  }
}
