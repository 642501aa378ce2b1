import Foundation

/// Proofs from earlier runs that held, read until something that they depend on changes.
struct KeptProofs {
  let chapter: Chapter
  let workbench: Workbench
  /// Whether nothing is read, so that all is proved anew.
  let isAgain: Bool

  /// Reads all proofs of the chapter from the store. If they are not known, proves them, and keeps them if all hold.
  func proofs(prove: () async throws -> [Proof]) async throws -> [Proof] {
    let key = try await key()
    if !isAgain, let known: [Proof] = workbench.store.value("proofs", key) { return known }
    let proofs = try await prove()
    // An author may have edited a file meanwhile.
    if proofs.allSatisfy(\.holds), try await self.key() == key {
      try workbench.store.keep(proofs, "proofs", key)
    }
    return proofs
  }

  /// Reads what many runs of the same programs gave. If it is not known, makes the runs, and keeps the result if the
  /// claim about it `holds`. The key is the hash of all that the programs are made from.
  func runs(
    _ kind: String, _ key: String, holds: ([String]) -> Bool, make: () async throws -> [String]
  ) async throws -> [String] {
    if isAgain { workbench.store.forget(kind, key) }
    return try await workbench.store.value(kind, key, keptIf: holds, make: make)
  }

  /// The hash of `kata`, the compiler, the shared modules, and each file of this chapter.
  private func key() async throws -> String {
    let folder = try workbench.store.temporaryFolder()
    let keys = try await ChapterBuilder(workbench, chapter, of: .solutions(of: chapter)).keys
    let paths = [chapter.workPath, "Solutions/\(chapter.id)", chapter.suitePath].flatMap { folder in
      let place = chapter.root.appending(path: folder)
      return (FileManager.default.subpaths(atPath: place.path) ?? []).map { "\(folder)/\($0)" }
    }.sorted()
    let files = paths.map { chapter.root.appending(path: $0) }.filter { FileKind(of: $0) == .file }
    let lines =
      try await [keys.platform, "\(chapter.compilerFlags)"] + paths + Fingerprint.of(files: files)
    let text = lines.joined(separator: "\n")
    return try await Fingerprint.of(texts: [text], folder: folder.place)[0]
  }
}
