import Foundation

/// What building and running need on this machine: the store, the compiler, limits, and the rules for learners' files.
struct Workbench: Sendable {
  let workbook: Workbook
  let store: Store
  /// For the workbook's own parts.
  let compiler: Compiler
  let progress: Progress
  /// In seconds; see ``Workbook/timeLimit``.
  let timeLimit: Double
  /// Under which learners' files are built and run; nil where they are built and run as the workbook's own are.
  var trust: Trust?

  /// Looks at the machine, once the compiler is found and has said how it compiles.
  init(workbook: Workbook, progress: Progress, sandbox: SandboxMode) async throws {
    let toolchain = try Toolchain.find()
    self.workbook = workbook
    self.progress = progress
    timeLimit = try workbook.timeLimit
    store = try Store(root: workbook.cache)
    let probe = Probe(toolchain: toolchain, store: store, workbook: workbook)
    compiler = try await probe.compiler()
    trust = Trust(
      sandbox: compiler.way == .direct
        ? try await Sandbox.find(
          sandbox, libraries: compiler.recipe.libraryFolders, workbook: workbook.root, store)
        : try Sandbox.none(sandbox, because: "what SwiftPM starts runs in none"))
  }
}
