/// A change to a function of `Entry.swift` that still links with the suite and does not fit it.
///
/// Any other change to how a function is called also changes its name for the linker, which then misses the
/// old one. `nonisolated(nonsending)` adds a parameter and keeps the name: Swift evolution SE-0461.
enum Misfit {
  /// Looks for it in the text of a Swift file, beside that of the untouched `Entry.swift`, and says in a sentence what
  /// to do about it; nil when there is nothing of the kind.
  static func objection(to text: String, entry: String) -> String? {
    let declared = Set(entry.matches(of: /\bfunc\s+(\w+)/).map(\.output.1))
    let places = text.ranges(of: "nonsending")
    guard places.count <= 50 else {
      return "it says `nonsending` \(places.count) times; at most 50 are looked at."
    }
    // Around each alone: to look for the end of each comment in a long file takes for ever.
    let marked = places.compactMap { place in
      let end = text.index(place.upperBound, offsetBy: 400, limitedBy: text.endIndex)
      let start = text.index(place.lowerBound, offsetBy: -200, limitedBy: text.startIndex)
      let code = text[(start ?? text.startIndex)..<(end ?? text.endIndex)]
        .replacing(/\/\/[^\n]*|(?s)\/\*.*?\*\//, with: " ")
      return code.firstMatch(
        of: /\bnonisolated\s*\(\s*nonsending\s*\)[^{};=]*?\bfunc\s+`?(\w+)/)
    }
    return marked.map { String($0.output.1) }.first { declared.contains($0[...]) }.map { name in
      "\(name) is marked `nonisolated(nonsending)`, which changes how it is called; the suite calls it"
        + " without that. Remove the mark; `nonisolated`, `@concurrent` and `@MainActor` are fine."
    }
  }
}
