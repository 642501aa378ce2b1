/// A change to a function of `Entry.swift` that links with the suite, but does not fit it.
///
/// Any other change to the way a function is called also changes its symbol, and the linker misses the old symbol.
/// `nonisolated(nonsending)` adds a parameter, but keeps the symbol: Swift evolution SE-0461.
enum Misfit {
  /// Looks for the change in the text of a Swift file; `entry` is the text of the untouched `Entry.swift`. Returns
  /// advice in a sentence, or nil if there is no such change.
  static func objection(to text: String, entry: String) -> String? {
    let places = text.ranges(of: "nonsending")
    guard places.count <= 50 else {
      return "it says `nonsending` \(places.count) times; at most 50 are looked at."
    }
    if places.isEmpty { return nil }
    let declared = Set(entry.matches(of: /\bfunc\s+(\w+)/).map(\.output.1))
    // Each place is searched alone, because the search for the end of each comment in a long file takes too long.
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
