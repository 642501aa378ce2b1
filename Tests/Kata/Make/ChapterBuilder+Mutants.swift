import Foundation

/// Builds learners' mutants.
extension ChapterBuilder {
  /// Makes sure that a learner's mutant fits the chapter, compiles, changes a body only, and calls only functions that
  /// its file calls without it, or that learners may call. Throws ``Diagnostics`` with the reason if not.
  func admit(_ mutant: PlantedDiff) async throws {
    guard compiler.way == .direct else {
      throw Failure.usage(
        "Learners' mutants are looked into before they run, and kata cannot do that here: it builds"
          + " through SwiftPM.")
    }
    let names = Set(mutant.changedFiles.map { Compiler.objectName(for: $0) })
    func objects(of part: BuiltPart) -> [URL] {
      part.objects.filter { names.contains($0.lastPathComponent) }
    }
    let untouched = objects(of: try await reference())
    try await staging(chapter.reference) { module in
      do { try await mutant.apply(in: module.directory) } catch is Failure {
        throw Diagnostics(text: "it does not fit this workbook's \(LearnersMutants.room)/")
      }
      guard let trust else { return }
      let folder = try store.temporaryFolder()
      let room = try SourceTree(root: module.directory, folders: [LearnersMutants.room])
      let sources = room.without(room.paths.filter { !mutant.changedFiles.contains($0) })
      try await trust.compile(
        sources, of: module, for: .refactoring, in: chapter, by: learnersCompiler,
        to: folder.place)
      try await ObjectRules(
        tools: learnersCompiler.objectTools, chapter: chapter, turn: .refactoring, sources: sources
      ).check(changed: objects(of: BuiltPart(folder.place)), besides: untouched)
    }
    guard try await planted(mutant).keepsInterface else {
      throw Diagnostics(
        text: "it changes a declaration or a default value, and a mutant changes a body only")
    }
  }
}
