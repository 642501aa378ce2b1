import Foundation

/// Looks into objects with the toolchain's programs.
struct ObjectTools: Sendable {
  let toolchain: Toolchain
  let host: Host

  /// The linker's symbols that some objects define, or else those that the objects need from elsewhere.
  func symbols(of objects: [URL], areDefined: Bool) async throws -> Set<String> {
    // Without a file name, the program looks for a.out.
    guard !objects.isEmpty else { return [] }
    let kind = areDefined ? "--defined-only" : "--undefined-only"
    let words =
      [host.symbolLister.path, "--just-symbol-name", "--no-sort", kind] + objects.map(\.path)
    return Set(try await output(of: words).lines.map(String.init))
  }

  /// The sections and symbols of some objects, in the order of the objects.
  func contents(of objects: [URL]) async throws -> [ObjectFile] {
    guard let folder = objects.first?.deletingLastPathComponent() else { return [] }
    // The objects are passed by their names alone, because the folder's path may contain a line break.
    let names = objects.map(\.lastPathComponent)
    let words = names.map { "./" + $0 }
    async let sections = output(
      of: [host.objectPrinter.path, "--section-headers"] + words, in: folder)
    async let symbols = output(of: [host.objectPrinter.path, "--syms"] + words, in: folder)
    let files = try await ObjectFile.all(named: names, sections: sections, symbols: symbols)
    guard files.count == objects.count else { throw Self.tooOdd() }
    return files
  }

  /// As ``demangled(_:)``; nil if the symbols cannot be demangled.
  func meanings(of symbols: [String]) async throws -> [String]? {
    do { return try await demangled(symbols) } catch is Diagnostics { return nil }
  }

  /// The names of the linker's symbols, in order. Throws ``Diagnostics`` if a symbol is too long or too odd.
  func demangled(_ symbols: [String]) async throws -> [String] {
    guard !symbols.isEmpty else { return [] }
    let input = symbols.map { $0 + "\n" }.joined()
    let names = try await output(of: [host.demangler.path, "--compact"], input: input)
      .lines.map(String.init)
    guard names.count == symbols.count else { throw Self.tooOdd() }
    return names
  }

  /// Runs one of the toolchain's programs, and returns its output.
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

  /// The report on objects that the programs cannot read, although they have read others.
  private static func tooOdd(isSettled: Bool = true) -> Diagnostics {
    Diagnostics(
      text:
        "The symbols of this code are too large to look through: names are too long, or types"
        + " are nested too deeply. Write it with shorter names and simpler types.",
      isSettled: isSettled)
  }
}
