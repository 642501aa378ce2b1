/// The formats there are.
///
/// Each adds itself when the program is loaded: what lies in the section `.init_array` (on a Mac,
/// `__mod_init_func`) is called before `main` begins.
enum ReportFormats {
  /// What adds a format.
  typealias Addition = @convention(c) () -> Void

  // Written before `main` begins, by one thread.
  nonisolated(unsafe) private static var added: [any ReportFormat] = []

  /// All formats, by their names.
  static var all: [any ReportFormat] { added.sorted { $0.name < $1.name } }

  static func add(_ format: any ReportFormat) { added.append(format) }
}
