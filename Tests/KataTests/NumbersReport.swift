@testable import Kata

/// A format as whoever adds one writes it.
struct NumbersReport: ReportFormat {
  let name = "numbers"
  let summary = "points alone"

  func head(_ origin: Origin) -> String { "" }
  func body(_ submission: GradedSubmission, isFirst: Bool) -> String { "\(submission.score)\n" }
  func foot(_ origin: Origin) -> String { "" }
}

#if os(macOS)
  @used @section("__DATA,__mod_init_func")
#else
  @used @section(".init_array")
#endif
private let addition: ReportFormats.Addition = { ReportFormats.add(NumbersReport()) }
