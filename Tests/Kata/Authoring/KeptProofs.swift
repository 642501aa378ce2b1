import Foundation

/// A chapter's proofs from an earlier run, if all of them held and nothing that they depend on has changed.
struct KeptProofs {
  let chapter: Chapter
  let workbench: Workbench

  /// Reads the proofs from the store. If they are not known, or with `again`, proves them and keeps them.
  func proofs(again: Bool, prove: () async throws -> [Proof]) async throws -> [Proof] {
    let key = try await key()
    if !again, let known: [Proof] = workbench.store.value("proofs", key) { return known }
    let proofs = try await prove()
    // An author may have edited a file meanwhile.
    if proofs.allSatisfy(\.holds), try await self.key() == key {
      try workbench.store.keep(proofs, "proofs", key)
    }
    return proofs
  }

  /// The hash of `kata`, the compiler, the shared modules, and each file of this chapter.
  private func key() async throws -> String {
    let folder = try workbench.store.temporaryFolder()
    defer { folder.remove() }
    let builder = try await ChapterBuilder(
      workbench, chapter, of: .solutions(of: chapter), in: folder)
    let paths = [chapter.workPath, "Solutions/\(chapter.id)", chapter.suitePath].flatMap { folder in
      let place = chapter.root.appending(path: folder)
      return (FileManager.default.subpaths(atPath: place.path) ?? []).map { "\(folder)/\($0)" }
    }.sorted()
    let files = paths.map { chapter.root.appending(path: $0) }.filter { FileKind(of: $0) == .file }
    let lines =
      [
        builder.keys.platform,
        "\(chapter.settings) \(chapter.scenes)",
      ]
      + paths + (try await Fingerprint.of(files: files))
    return try await Fingerprint.of(
      texts: [lines.joined(separator: "\n")], folder: folder.place)[0]
  }
}
