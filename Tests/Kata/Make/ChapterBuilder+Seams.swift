import Foundation

extension ChapterBuilder {
  /// The calls in a chapter, with the learner's refactoring in place or the untouched one; nothing is run.
  ///
  /// ``Diagnostics`` say that the learner's files do not compile.
  func seamGraph(untouched: Bool) async throws -> SeamGraph {
    if compiler.way != .direct {
      throw Failure.grader("Seams cannot be read here: \(compiler.way.summary)")
    }
    let folder = try store.temporaryFolder()
    let root = untouched ? chapter.start : try admittedRefactoring().root
    let module = try await chapterModule(in: folder.place, refactoring: root)
    var reader = SILReader()
    for (path, text) in try await learnersCompiler.intermediateLanguage(
      of: module, in: folder.place)
    {
      reader.read(text, of: path)
    }
    return SeamGraph(reader)
  }
}
