/// A change to a function of `Entry.swift` that still links with the suite and does not fit it.
///
/// Any other change to how a function is called also changes its name for the linker, which then misses the
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
      "\(name) is marked `nonisolated(nonsending)`, which changes how it is called; the suite calls it"
        + " without that. Remove the mark; `nonisolated`, `@concurrent` and `@MainActor` are fine."
    }
  }
}
