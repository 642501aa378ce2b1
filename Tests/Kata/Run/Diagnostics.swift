/// What the compiler says about a learner's files, with paths as seen from the workbook's root.
struct Diagnostics: Error, Sendable {
  let text: String

  /// Whether it would say the same on any machine: a time-out or a crash may be this one's fault.
  var isSettled = true
}
