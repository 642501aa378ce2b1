/// A table to read: one line for each chapter.
struct TextReport: ReportFormat {
  let name = "text"
  let summary = "one line for each chapter"

  func head(_ origin: Origin) -> String { "" }

  func body(_ submission: GradedSubmission, isFirst: Bool) -> String {
    let title =
      "\(Style.harmlessName(submission.path)): \(submission.score) of \(submission.maxScore) points"
    let width = submission.chapters.map(\.id.count).max() ?? 0
    let lines = submission.chapters.map { chapter in
      let message = chapter.message.split(separator: "\n").first.map { "  \($0)" } ?? ""
      return "  \(chapter.id.padding(to: width))  \(chapter.score)/\(chapter.maxScore)"
        + "  \(chapter.status.rawValue)" + Style.harmless(message)
    }
    return (isFirst ? "" : "\n") + ([title] + lines).joined(separator: "\n") + "\n"
  }

  func foot(_ origin: Origin) -> String {
    "\nJudged by kata \(origin.kata), \(origin.swift), workbook \(origin.workbook).\n"
      + "Sandbox: \(Style.harmlessName(origin.sandbox)).\n"
  }
}

#if os(macOS)
  @used @section("__DATA,__mod_init_func")
#else
  @used @section(".init_array")
#endif
private let addition: ReportFormats.Addition = { ReportFormats.add(TextReport()) }
