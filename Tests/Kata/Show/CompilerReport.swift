/// The compiler's messages about a learner's files, with paths as seen from the workbook's root.
struct CompilerReport {
  let diagnostics: String
  let chapter: Chapter

  /// A message below its code, which repeats the one above the code.
  nonisolated(unsafe) private static let echo = #/(?m)^( *\d* \| *)[`|]- (?:error|warning): .*$/#

  /// The messages, moved in, below a sentence.
  func text(below sentence: String) -> String { sentence + "\n" + Style.indented(text, by: 2) }

  var text: String {
    let known = diagnostics.replacing(/(?m)^(YourTests|YourRefactoring)\//) {
      "\(chapter.workPath)/\($0.output.1)/"
    }.replacing(chapter.root.path + "/", with: "").replacing("\r\n", with: "\n").replacing(
      "\t", with: "  "
    ).replacing(Self.echo) { "\($0.output.1)^" }
    let end = known.lastIndex { !$0.isNewline }
    return end.map { Style.harmless(String(known[...$0])) } ?? ""
  }
}
