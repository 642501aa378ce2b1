/// Tells uses of `nonisolated(unsafe)` variables, which honest code needs, from other unsafe code. Imports that
/// switch warnings about data races off are no worse.
///
/// The compiler's check for memory safety reports both in the same way, and differs in a note.
enum SharedVariables {
  /// How the compiler must be told to write what ``explain(_:)`` reads.
  static let flags = ["-diagnostic-style", "llvm"]

  /// In bytes; more than this may have been cut off.
  private static let limit = 150_000

  /// Whether all errors in what the compiler said of one file, named as it was named to the compiler, are uses of such
  /// variables; false as well when there is no error.
  ///
  /// Names in the source can hold any text, and its lines are shown: what looks like the compiler's and is not, at
  /// the beginning of a line, makes it say no.
  static func explain(_ text: String, of path: String) -> Bool {
    guard text.utf8.count < limit else { return false }
    // An error is followed by its notes; a warning may have some too, which no error needs.
    var hasError = false
    var notes = 0
    for line in text.lines {
      guard let (kind, message) = said(by: line, of: path) else {
        if line.contains(#/:\d+:\d+: (error|note): /#) { return false }
        continue
      }
      if message.hasPrefix("in expansion of macro '") { continue }
      if kind == "error" {
        guard notes > 0 || !hasError else { return false }
        hasError = true
        // This one needs no note.
        notes = message.hasPrefix("'@preconcurrency' import is not memory-safe") ? 1 : 0
        guard notes > 0 || message.hasPrefix("expression uses unsafe constructs") else {
          return false
        }
      } else {
        guard message.hasPrefix("reference to nonisolated(unsafe) ") else { return false }
        notes += 1
      }
    }
    return hasError && notes > 0
  }

  /// What the compiler says on a line, of the file or of what a macro made in it; nil when it says nothing there.
  private static func said(
    by line: Substring, of path: String
  ) -> (kind: Substring, message: Substring)? {
    let rest: Substring
    if line.hasPrefix("\(path):") {
      rest = line.dropFirst(path.count)
    } else if let made = line.prefixMatch(
      of: #/\S+/swift-generated-sources/@__swiftmacro_\w+\.swift/#)
    {
      rest = line[made.range.upperBound...]
    } else {
      return nil
    }
    guard let found = rest.prefixMatch(of: #/:\d+:\d+: (error|note): /#) else { return nil }
    return (found.output.1, rest[found.range.upperBound...])
  }
}
