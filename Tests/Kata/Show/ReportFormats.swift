/// The formats there are, by their names.
enum ReportFormats { static let all: [any ReportFormat] = [JSONReport(), TextReport()] }
