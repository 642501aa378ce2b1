import Foundation

/// The Swift compiler on this machine.
struct Toolchain: Sendable {
  let swiftc: URL

  /// What identifies this compiler: its place, size and age.
  let identity: String

  /// Finds the compiler on the search path.
  ///
  /// - Returns: The compiler.
  /// - Throws: ``Failure`` when there is none.
  static func find() throws -> Toolchain {
    let swiftc = try program("swiftc")
    return Toolchain(swiftc: swiftc, identity: Host.stamp(of: swiftc))
  }

  /// Finds a program on the search path.
  ///
  /// - Parameter name: The program's name.
  /// - Returns: Its file.
  /// - Throws: ``Failure`` when there is none.
  static func program(_ name: String) throws -> URL {
    if let file = Host.executable(name) { return file }
    throw Failure.grader(
      "There is no \(name) on the search path. Install Swift 6.3 or newer from"
        + " https://swift.org/install, and git, and try again.")
  }

  /// A run of one of the compiler's programs.
  ///
  /// - Parameters:
  ///   - words: The program's place, then its arguments.
  ///   - directory: The folder it runs in, for relative paths; nil for any.
  /// - Returns: The run, not yet begun.
  func process(_ words: [String], in directory: URL? = nil) -> Subprocess {
    Subprocess(
      executable: URL(filePath: words[0]), arguments: Array(words.dropFirst()),
      directory: directory, environment: ProcessInfo.processInfo.environment,
      timeLimit: 60 * Host.patience())
  }
}

extension Toolchain {
  /// The symbols of some objects.
  ///
  /// - Parameters:
  ///   - objects: The object files.
  ///   - areDefined: Whether to list what the objects define, or what they use from elsewhere.
  /// - Returns: The symbols, as the linker knows them.
  /// - Throws: ``Failure`` when the toolchain's `llvm-nm` does not work.
  func symbols(of objects: [URL], areDefined: Bool) async throws -> Set<String> {
    let program = swiftc.deletingLastPathComponent().appending(path: "llvm-nm")
    let kind = areDefined ? "--defined-only" : "--undefined-only"
    let words = [program.path, "--just-symbol-name", "--no-sort", kind] + objects.map(\.path)
    return Set(try await output(of: words).split(separator: "\n").map(String.init))
  }

  /// The sections and symbols of some objects, in their order.
  ///
  /// - Parameter objects: The object files, all of one folder.
  /// - Returns: What they hold.
  /// - Throws: ``Diagnostics`` when there is too much; ``Failure`` when the toolchain's `llvm-objdump` does
  ///   not work.
  func contents(of objects: [URL]) async throws -> [ObjectFile] {
    let program = swiftc.deletingLastPathComponent().appending(path: "llvm-objdump")
    guard let folder = objects.first?.deletingLastPathComponent() else { return [] }
    // By their names alone: the folder's path may hold a line end.
    let words =
      [program.path, "--section-headers", "--syms"] + objects.map { "./" + $0.lastPathComponent }
    return ObjectFile.all(in: try await output(of: words, in: folder))
  }

  /// The names that a linker's symbols stand for.
  ///
  /// - Parameter symbols: The symbols.
  /// - Returns: Their names, in their order.
  /// - Throws: ``Diagnostics`` when a name is too long; ``Failure`` when the toolchain's `swift-demangle` does
  ///   not work.
  func demangled(_ symbols: [String]) async throws -> [String] {
    guard !symbols.isEmpty else { return [] }
    let program = swiftc.deletingLastPathComponent().appending(path: "swift-demangle")
    let input = symbols.map { $0 + "\n" }.joined()
    let names = try await output(of: [program.path, "--compact"], input: input)
      .split(separator: "\n").map(String.init)
    guard names.count == symbols.count else {
      throw Failure.grader("\(program.path) does not work: it named too few symbols.")
    }
    return names
  }

  /// What one of the toolchain's programs prints.
  private func output(
    of words: [String], in directory: URL? = nil, input: String = ""
  ) async throws -> String {
    var process = process(words, in: directory)
    process.outputLimit = 50_000_000
    process.limits = Host.compilerLimits
    let result = try await process.runWithinBudget(input: input)
    if case .exited(let code) = result.ending, code != 0 {
      throw Failure.grader("\(words[0]) does not work: \(result.output.prefix(1_000))")
    }
    guard result.ending == .exited(0), result.output.utf8.count < process.outputLimit else {
      throw Diagnostics(
        text:
          "What this code defines and uses is too much to look through: names are too long, or types"
          + " stand in each other too often. Write it with shorter names and simpler types.",
        isSettled: result.ending == .exited(0))
    }
    return result.output
  }
}
