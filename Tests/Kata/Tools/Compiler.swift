import Foundation

/// Compiles single files of a module against the rest of it, and links objects.
struct Compiler: Sendable {
  var toolchain: Toolchain
  let recipe: Recipe
  /// The workbook's `Chapters/CSQLite/module.modulemap`.
  let moduleMap: URL
  /// The folder of compiled C modules; nil if the compiler chooses it.
  let moduleCache: URL?
  /// The way of building on this machine.
  var way = BuildWay.direct
  /// Whether the compiled code is kata's own. If so, a failure is the machine's fault.
  var isProving = false

  /// The programs that look into the compiler's objects.
  var objectTools: ObjectTools { ObjectTools(toolchain: toolchain, host: recipe.host) }

  /// A Swift module as the compiler sees it.
  struct Module: Sendable {
    let name: String
    /// The module's own flags: its language mode and its isolation.
    var flags: [String]
    /// The folder to which the paths of the sources are relative.
    var directory: URL
    var sources: [String]
    /// The folders of the modules that this one imports.
    var imports: [URL] = []
    /// Whether the module's `main` is the program's; otherwise its `main` gets another name.
    var isProgram = false
    /// Whether a learner wrote the module's code. If so, the code must not reach memory that is not its own.
    var isLearners = false
    /// Whether the compiler writes ``InterfaceHashes`` beside the objects.
    var hashesInterfaces = false
    /// Whether all unsafe code in it is known to be uses of `nonisolated(unsafe)` variables. If so, the compiler's
    /// check only warns. It does not change the code.
    var sharesVariables = false
  }

  /// Compiles some files of a module, each to its own object.
  func compile(_ paths: [String], of module: Module, to folder: URL) async throws {
    // Each job reads all imports of the module. If no core is idle, a single job costs less. One place is no core's.
    let jobs = max(1, min(Semaphore.cores.free - 1, paths.count / 2))
    let shares = (0..<jobs).map { stride(from: $0, to: paths.count, by: jobs).map { paths[$0] } }
    _ = try await shares.inOrder { try await compileTogether($0, of: module, to: folder) }
  }

  /// Compiles some files of a module, and writes the module's interface at the same time.
  func build(_ paths: [String], of module: Module, to folder: URL) async throws {
    async let objects: Void = compile(paths, of: module, to: folder)
    async let interface: Void = emitInterface(of: module, to: folder)
    _ = try await (objects, interface)
  }

  private func compileTogether(_ paths: [String], of module: Module, to folder: URL) async throws {
    let chosen = Set(paths)
    // The frontend needs all sources in the order of the module, with the chosen ones marked.
    let sources = module.sources.flatMap { chosen.contains($0) ? ["-primary-file", $0] : [$0] }
    let outputs = module.sources.filter(chosen.contains)
      .flatMap { ["-o", folder.appending(path: Self.objectName(for: $0)).path] }
    let hashes = module.sources.filter { module.hashesInterfaces && chosen.contains($0) }.flatMap {
      ["-emit-reference-dependencies-path", InterfaceHashes.file(ofSource: $0, in: folder).path]
    }
    let entryPoint = module.isProgram ? "main" : Self.entryPoint(of: module.name)
    try await run(
      [recipe.frontend, "-frontend", "-c"] + sources + flags(for: module)
        + ["-entry-point-function-name", entryPoint] + hashes + outputs,
      in: module.directory, to: folder)
  }

  /// Checks the types of a module's files, and makes nothing.
  func typecheck(_ module: Module, to folder: URL) async throws {
    try await run(
      [recipe.frontend, "-frontend", "-typecheck"] + module.sources + flags(for: module),
      in: module.directory, to: folder)
  }

  /// Returns the intermediate language of a module's files, before any optimization, by the file's path.
  func intermediateLanguage(of module: Module, in folder: URL) async throws -> [(
    path: String, text: String
  )] {
    let files = module.sources.map { folder.appending(path: Self.objectName(for: $0) + ".sil") }
    try await run(
      [recipe.frontend, "-frontend", "-emit-silgen"]
        + module.sources.flatMap { ["-primary-file", $0] } + flags(for: module)
        + files.flatMap { ["-o", $0.path] }, in: module.directory, to: folder)
    return try zip(module.sources, files).map { path, file in
      // A file of a chapter makes a fiftieth of that.
      guard FileKind.size(of: file) < 20_000_000 else {
        throw Diagnostics(text: "\(path) makes too much code to look through.")
      }
      return (path, try String(textOf: file))
    }
  }

  /// Writes a module's interface, for other modules to import.
  ///
  /// Two modules with equal interfaces, byte for byte, can replace each other in a link.
  func emitInterface(of module: Module, to folder: URL) async throws {
    let file = folder.appending(path: "\(module.name).swiftmodule")
    let arguments =
      [recipe.frontend, "-frontend", "-emit-module"]
      + ["-experimental-skip-non-inlinable-function-bodies-without-types"]
      + module.sources + flags(for: module) + ["-o", file.path]
    try await run(arguments, in: module.directory, to: folder)
  }

  func link(
    _ objects: [URL], to file: URL, as product: Recipe.Product = .program, flags: [String] = []
  ) async throws {
    // The linker replaces each % in the path of its output.
    let isOdd = file.path.contains("%")
    let folder = file.deletingLastPathComponent()
    for job in recipe.linkJobs(objects, to: file, as: product, flags: flags) {
      try await run(
        isOdd ? job.map { $0 == file.path ? file.lastPathComponent : $0 } : job,
        in: isOdd ? folder : nil, to: folder)
    }
  }

  /// Source: Swift evolution SE-0458.
  private static func memorySafety(of module: Module) -> [String] {
    guard module.isLearners else { return [] }
    return ["-strict-memory-safety"]
      + (module.sharesVariables ? [] : ["-Werror", "StrictMemorySafety"])
  }

  /// The object's file name for a source file: a different one for each path in the module's folder. For a file outside
  /// it, the file's name alone is used.
  static func objectName(for path: String) -> String {
    if path.hasPrefix("/") { return URL(filePath: path).lastPathComponent + ".o" }
    return path.replacing("%", with: "%25").replacing("/", with: "%2F") + ".o"
  }

  /// The source file of an object: its path in the module's folder.
  static func source(ofObject path: String) -> String {
    String(path[(path.lastIndex(of: "/") ?? path.startIndex)...].drop { $0 == "/" })
      .replacing(/\.o$/, with: "").replacing("%2F", with: "/").replacing("%25", with: "%")
  }

  /// The name of the module of a learner's tests.
  static func testsModule(of chapter: String) -> String { "\(chapter)YourTests" }

  /// The name of a module's own `main`. It must not clash with the runner's.
  static func entryPoint(of module: String) -> String { "\(module)_main" }

  /// The frontend's flags for a module, without the names of its files.
  func flags(for module: Module) -> [String] {
    recipe.frontendFlags + (moduleCache.map { ["-module-cache-path", $0.path] } ?? []) + [
      "-module-name", module.name, "-package-name", "Seams", "-enable-testing",
      "-no-serialize-debugging-options", "-enable-cross-import-overlays", "-Xcc",
      "-fmodule-map-file=\(moduleMap.path)",
    ] + Self.memorySafety(of: module) + module.flags + module.imports.flatMap { ["-I", $0.path] }
  }

  /// Runs a job. If its errors may be the machine's fault, an innocent program is built to find out.
  private func run(_ words: [String], in directory: URL?, to folder: URL) async throws {
    guard let cause = try await attempt(words, in: directory, to: folder) else { return }
    if isProving { throw Self.cannotWork(cause) }
    try await requireMachine(for: folder, suspecting: cause)
    if let cause = try await attempt(words, in: directory, to: folder) {
      throw Diagnostics(text: "The compiler failed: " + Self.short(cause), isSettled: false)
    }
  }

  /// Runs a job once. Returns the error that may be the machine's fault, or nil; a submission's names can imitate one.
  private func attempt(
    _ words: [String], in directory: URL?, to folder: URL
  ) async throws -> String? {
    var process = toolchain.process(words, in: directory)
    process.limits = recipe.host.system.compilerLimits
    let result = try await process.run()
    switch result.ending {
    case .exited(0):
      try BuiltPart.keepWarnings(in: result.output, to: folder)
      return nil
    case .exited(126), .exited(127):
      throw Failure.grader("\(words[0]) cannot be started. \(result.output)")
    case .exited, .reportedTooMuch:
      if let cause = Self.cause(in: result.output) { return cause }
      throw Diagnostics(text: Diagnostics.withoutEchoes(Self.short(result.output)))
    case .signalled(SIGBUS): return "It was stopped while it wrote a file (signal \(SIGBUS))."
    case .timedOut, .signalled(SIGXCPU):
      throw Diagnostics(
        text: "The compiler did not finish within a minute (more on a busy machine).",
        isSettled: false)
    case .signalled(let signal):
      throw Diagnostics(
        text: "The compiler crashed (signal \(signal)).\n" + result.output, isSettled: false)
    }
  }

  /// Throws `cause` as a ``Failure`` unless an innocent program can be built in a folder.
  func requireMachine(for folder: URL, suspecting cause: String) async throws {
    let place = folder.appending(path: "innocent-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: place) }
    var prover = self
    prover.isProving = true
    prover.toolchain.allowance = nil
    do {
      try TemporaryFiles.makeFolder(place)
      guard TemporaryFiles.hasRoom(in: place) else { throw Self.cannotWork(cause) }
      let name = "Innocent.swift"
      try TemporaryFiles.write(
        "import Foundation\n@main struct Innocent { static func main() {} }\n",
        to: place.appending(path: name))
      let module = Module(
        name: "Innocent", flags: [], directory: place, sources: [name], isProgram: true)
      try await prover.compile([name], of: module, to: place)
      try await prover.link(
        [place.appending(path: Self.objectName(for: name))], to: place.appending(path: "innocent"))
    } catch {
      try Task.checkCancellation()
      throw Self.cannotWork(cause)
    }
  }

  /// The system's errors that keep compilers and linkers from working, and for which no source file is to blame.
  private static let causes = [ENOSPC, EDQUOT, EROFS, EIO, EMFILE, ENFILE, ENOMEM, EACCES]
    .map { String(cString: strerror($0)) }

  /// The output, with lines cut that are too long to read.
  private static func short(_ output: String) -> String {
    let limit = 500
    return output.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.utf8.count > limit ? String(line.unicodeScalars.prefix(limit)) + "…" : String(line)
    }.joined(separator: "\n")
  }

  /// The line with an error that may be the machine's fault; nil if the output is about the code.
  static func cause(in output: String) -> String? {
    // If an error has a place in the code, any words in the output may be the code's.
    guard !output.contains(#/:\d+:\d+: (fatal )?error: /#) else { return nil }
    // Errors about the code begin with a place in it.
    let beginning = #/(<unknown>:0: |\S*ld(\.lld)?: |clang: )?(fatal )?error: |LLVM ERROR: /#
    return output.split(separator: "\n").map(String.init).first { line in
      line.prefixMatch(of: beginning) != nil && causes.contains(where: line.contains)
    }
  }

  /// The failure to report if the machine, and not the code, keeps the compiler from working.
  static func cannotWork(_ cause: String) -> Failure {
    .grader(
      "The compiler could not work: \(cause)"
        + " Is the disk full? Nothing was judged: make room, and try again.")
  }
}
