/// All formats that `--format` can name.
enum ReportFormats {
  static let all: [any ReportFormat] = [
    JSONReport(), TextReport(), CSVReport(), MarkdownReport(), HTMLReport(), JUnitReport(),
    GradescopeReport(), Classroom50Report(), GitHubReport(),
  ]
}
