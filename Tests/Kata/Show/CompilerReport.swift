/// The compiler's messages about a learner's files, with paths as seen from the workbook's root.
struct CompilerReport {
  let diagnostics: String
  let chapter: Chapter

  /// The messages, moved in, below a sentence.
  func text(below sentence: String) -> String { sentence + "\n" + Style.indented(text, by: 2) }

  var text: String {
    let known = diagnostics.replacing(/(?m)^(YourTests|YourRefactoring)\//) {
      "\(chapter.workPath)/\($0.output.1)/"
    }.replacing(chapter.root.path + "/", with: "").replacing("\r\n", with: "\n").replacing(
      "\t", with: "  ")
    let end = known.lastIndex { !$0.isNewline }
    return end.map { Style.harmless(String(known[...$0])) } ?? ""
  }
}
