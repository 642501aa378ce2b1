/// A step of a chapter's lesson, and what belongs to it.
struct LessonStep {
  /// Its place among the steps, as in "step 4 of 9".
  let place: String
  /// The same with what to do, and the line of the lesson.
  let link: String
  /// The mutants and the tests of the suite that belong to it.
  let names: [String]

  /// Reads the steps of a chapter: their names from its hints, their lines from its lesson.
  static func all(of chapter: Chapter) -> [LessonStep] {
    let steps = Hints(of: chapter).steps
    let headings = Lesson(of: chapter).steps
    return steps.enumerated().map { index, step in
      let line = headings.first { $0.title == step.title }.map { ":\($0.line)" } ?? ""
      let place = "step \(index + 1) of \(steps.count)"
      let task = step.title.drop { $0 != ":" }.dropFirst(2)
      return LessonStep(
        place: place, link: "\(place), \(task) (\(chapter.workPath)/README.md\(line))",
        names: step.names)
    }
  }
}
