/// A list of the chapters with their techniques and the learner's state, in two lines for each.
struct ListReport {
  let statuses: [ChapterStatus]
  /// The index of the marked chapter; nil if no chapter can be chosen.
  var chosen: Int?

  var text: String {
    let chapters = statuses.map(\.chapter)
    let width = chapters.map(\.title.count).max() ?? 0
    return statuses.enumerated().map { index, status in
      let mark = chosen.map { $0 == index ? "▸ " : "  " } ?? ""
      let number = status.chapter.number(inColumnOf: chapters)
      let points = status.verdict.map { ", \($0.score)/\($0.maxScore)" } ?? ""
      let title = "\(mark)\(number)  \(status.chapter.title.padding(to: width))"
      return "\(title)  \(status.state)\(points)\n"
        + Style.indented(status.chapter.technique, by: mark.count + number.count + 2)
    }.joined(separator: "\n")
  }
}
