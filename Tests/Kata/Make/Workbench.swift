import Foundation

/// The tools for building and running on this machine: store, compiler, limits, and the rules for learners' files.
struct Workbench: Sendable {
  let workbook: Workbook
  let store: Store
  /// The compiler for the workbook's own parts.
  let compiler: Compiler
  let progress: Progress
  /// The limit on a test's silence, in seconds; see ``Workbook/timeLimit``.
  let timeLimit: Double
  /// The rules for learners' files; nil if the files are built and run as the workbook's own files are.
  var trust: Trust?

  /// Finds the toolchain, and probes how to build with it. Beside the workbook and the store, tests in a sandbox must not
  /// reach the hidden folders and files. Throws ``Failure`` if there is no toolchain, or no sandbox where one is required.
  init(
    workbook: Workbook, progress: Progress, sandbox: SandboxMode, hiding hidden: [String] = []
  ) async throws {
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
          sandbox, libraries: compiler.recipe.libraryFolders,
          hiding: hidden + [workbook.root.path], store)
        : try Sandbox.none(sandbox, because: "SwiftPM runs programs without one"))
  }
}
