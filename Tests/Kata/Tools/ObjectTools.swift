import Foundation

/// The toolchain's programs that look into objects.
struct ObjectTools: Sendable {
  let toolchain: Toolchain
  let host: Host

  /// The symbols that some objects define, or else those that they use from elsewhere, as the linker knows them.
  func symbols(of objects: [URL], areDefined: Bool) async throws -> Set<String> {
    // Without a file's name the program would look for a.out.
    guard !objects.isEmpty else { return [] }
    let kind = areDefined ? "--defined-only" : "--undefined-only"
    let words =
      [host.symbolLister.path, "--just-symbol-name", "--no-sort", kind] + objects.map(\.path)
    return Set(try await output(of: words).lines.map(String.init))
  }

  /// The sections and symbols of some objects, in their order.
  func contents(of objects: [URL]) async throws -> [ObjectFile] {
    guard let folder = objects.first?.deletingLastPathComponent() else { return [] }
    // By their names alone: the folder's path may hold a line end.
    let names = objects.map(\.lastPathComponent)
    let words = names.map { "./" + $0 }
    async let sections = output(
      of: [host.objectPrinter.path, "--section-headers"] + words, in: folder)
    async let symbols = output(of: [host.objectPrinter.path, "--syms"] + words, in: folder)
    let files = try await ObjectFile.all(named: names, sections: sections, symbols: symbols)
    guard files.count == objects.count else { throw Self.tooOdd() }
    return files
  }

  /// As ``demangled(_:)``; nil where the symbols cannot be named.
  func meanings(of symbols: [String]) async throws -> [String]? {
    do { return try await demangled(symbols) } catch is Diagnostics { return nil }
  }

  /// The names that a linker's symbols stand for, in their order; ``Diagnostics`` when one is too long or too odd.
  func demangled(_ symbols: [String]) async throws -> [String] {
    guard !symbols.isEmpty else { return [] }
    let input = symbols.map { $0 + "\n" }.joined()
    let names = try await output(of: [host.demangler.path, "--compact"], input: input)
      .lines.map(String.init)
    guard names.count == symbols.count else { throw Self.tooOdd() }
    return names
  }

  /// What one of the toolchain's programs prints.
  private func output(
    of words: [String], in directory: URL? = nil, input: String = ""
  ) async throws -> String {
    var process = toolchain.process(words, in: directory)
    process.outputLimit = 50_000_000
    process.limits = host.system.compilerLimits
    let result = try await process.run(input: input)
    if [.exited(126), .exited(127)].contains(result.ending) {
      throw Failure.grader("\(words[0]) does not work: \(result.output.prefix(1_000))")
    }
    guard result.ending == .exited(0), result.output.utf8.count < process.outputLimit else {
      throw Self.tooOdd(isSettled: result.ending == .exited(0))
    }
    return result.output
  }

  /// What to say of objects that cannot be looked through: the same programs have looked through others.
  private static func tooOdd(isSettled: Bool = true) -> Diagnostics {
    Diagnostics(
      text:
        "What this code defines and uses is too much to look through: names are too long, or types"
        + " stand in each other too often. Write it with shorter names and simpler types.",
      isSettled: isSettled)
  }
}
