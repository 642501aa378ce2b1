import Foundation

extension ChapterBuilder {
  /// Refuses files with errors that the compiler and the linker do not explain: a file with the name of another file of
  /// the module, and code that links with the suite but does not fit it.
  func refuseMisfits(in refactoring: SourceTree) throws {
    let names = Dictionary(
      try chapter.code.files.map { ($0.lastPathComponent, $0) }, uniquingKeysWith: { $1 })
    for (path, file) in zip(refactoring.paths, refactoring.files) {
      guard let other = names[file.lastPathComponent] else { continue }
      let room = other.deletingLastPathComponent().lastPathComponent
      throw Diagnostics(
        text:
          "\(path): there is a \(file.lastPathComponent) in \(room)/ already, and a module cannot hold two"
          + " files of one name. Give yours another name.")
    }
    let file = chapter.start.appending(path: "\(Turn.refactoring.rawValue)/Entry.swift")
    let entry = try String(textOf: file)
    for (path, file) in zip(refactoring.paths, refactoring.files) {
      guard let text = try? String(textOf: file),
        let objection = Misfit.objection(to: text, entry: entry)
      else { continue }
      throw Diagnostics(text: "\(path): \(objection)")
    }
  }

  /// Turns the linker's message about missing symbols into a sentence that begins with the caller. Other diagnostics
  /// stay unchanged.
  func explained(_ diagnostics: Diagnostics, of caller: String) async throws -> Diagnostics {
    let names = try await undefinedNames(in: diagnostics)
    guard !names.isEmpty else { return diagnostics }
    return Diagnostics(
      text: "\(caller) calls missing declarations:\n"
        + names.map { "  \($0)" }.joined(separator: "\n") + "\n" + advice(about: names),
      isSettled: diagnostics.isSettled)
  }

  /// The names of the chapter's declarations that the linker did not find, as a learner writes them; empty if the
  /// diagnostics are about something else.
  func undefinedNames(in diagnostics: Diagnostics) async throws -> [String] {
    let symbols = Self.missingSymbols(in: diagnostics.text).sorted()
    let module = chapter.module
    // A text of a submission can look like a symbol.
    guard !symbols.isEmpty, let meanings = try await compiler.objectTools.meanings(of: symbols)
    else { return [] }
    let names: [String] =
      meanings.filter { $0.contains("\(module).") }
      .map { Self.written($0.replacing("\(module).", with: ""), in: module) }
      .map { $0.replacing(".unsafeMutableAddressor : Swift.", with: ": ") }
    return Set(names).sorted()
  }

  /// The symbols of Swift that a linker did not find: lld's `undefined symbol: $s…`, gold's `undefined
  /// reference to '$s…'`, or a Mac's `Undefined symbols for
  /// architecture arm64:` with a line `"_$s…", referenced from:` for each. Both also name the functions that use them.
  static func missingSymbols(in text: String) -> Set<String> {
    let lines = text.matches(of: /undefined (?:symbol: |reference to [`'])(\$[sS]\w+)/).map(
      \.output.1)
    let quoted = text.matches(of: /"_(\$[sS]\w+)", referenced from:/).map(\.output.1)
    return Set((lines + quoted).map(String.init))
  }

  /// A demangled name as a learner writes it, without the compiler's words before it.
  private static func written(_ name: String, in module: String) -> String {
    let conformance = #/(?:protocol (?:witness table|conformance descriptor)) for (.+) : (.+) in /#
    if let match = name.firstMatch(of: conformance) {
      return "\(match.output.1): \(match.output.2)"
    }
    let prefix =
      #/^(?:type metadata(?: accessor)?|nominal type descriptor|method descriptor|dispatch thunk|metaclass|property descriptor|async function pointer|protocol descriptor)(?: for| of| to) /#
    return String(name.trimmingPrefix(prefix))
  }

  /// Advice about missing declarations. Those of Entry.swift are functions and variables.
  private func advice(about names: [String]) -> String {
    let isOfEntry = names.allSatisfy { $0.contains("(") || $0.hasPrefix("started") }
    return isOfEntry
      ? "The declarations of Entry.swift must keep their names and types."
      : "The chapter's own code needs them. \(chapter.suitePath)/Start/YourRefactoring shows how they came."
  }
}
