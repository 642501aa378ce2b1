/// The chapters, their techniques and how far the learner is, in two lines a chapter.
struct ListReport {
  let statuses: [ChapterStatus]

  var text: String {
    let chapters = statuses.map(\.chapter)
    let width = chapters.map(\.title.count).max() ?? 0
    return statuses.map { status in
      let number = status.chapter.number(inColumnOf: chapters)
      let points = status.verdict.map { ", \($0.score)/\($0.maxScore)" } ?? ""
      return "\(number)  \(status.chapter.title.padding(to: width))  \(status.state)\(points)\n"
        + Style.indented(status.chapter.technique, by: number.count + 2)
    }.joined(separator: "\n")
  }
}
