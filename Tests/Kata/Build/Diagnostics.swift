/// What the compiler says about a learner's files, with paths as seen from the workbook's root.
struct Diagnostics: Error, Sendable {
  let text: String
}
