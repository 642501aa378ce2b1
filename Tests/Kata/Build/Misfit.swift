/// What a learner can write of a function of `Entry.swift` that links with the suite and does not fit it.
///
/// Whatever else changes how a function is called changes its name for the linker as well, which then misses the
/// old one. `nonisolated(nonsending)` adds a parameter and keeps the name: Swift evolution SE-0461.
enum Misfit {
  /// Looks for it in the text of a file.
  ///
  /// - Parameters:
  ///   - text: The text of a Swift file.
  ///   - entry: The text of the untouched `Entry.swift`.
  /// - Returns: What to do about it, as a sentence; nil when there is nothing of the kind.
  static func objection(to text: String, entry: String) -> String? {
    let declared = Set(entry.matches(of: /\bfunc\s+(\w+)/).map(\.output.1))
    let code = text.replacing(/\/\/[^\n]*|(?s)\/\*.*?\*\//, with: " ")
    let marked = code.matches(
      of: /\bnonisolated\s*\(\s*nonsending\s*\)[^{};=]*?\bfunc\s+`?(\w+)/)
    return marked.map(\.output.1).first(where: declared.contains).map { name in
      "\(name) is marked `nonisolated(nonsending)`, which changes how it is called, and the suite calls it"
        + " as it came. Take the mark away; `nonisolated`, `@concurrent` and `@MainActor` fit."
    }
  }
}
