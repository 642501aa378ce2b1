/// Tells uses of `nonisolated(unsafe)` variables, which honest code needs, from other unsafe code. Imports that switch
/// off warnings about data races count as such uses.
///
/// The compiler's check for memory safety reports both in the same way, except for a note.
enum SharedVariables {
  /// The compiler's flags for the output that ``explain(_:of:)`` reads.
  static let flags = ["-diagnostic-style", "llvm"]

  /// The greatest length of an output in bytes. A longer one may have been cut.
  private static let limit = 150_000

  /// Whether all errors in the compiler's output about one file are uses of such variables; false if there is no error.
  /// `path` is the file's name in the compiler's command.
  ///
  /// Names in the source can contain any text, and the output shows lines of the source. If such a text imitates the
  /// compiler at the beginning of a line, the result is false.
  static func explain(_ text: String, of path: String) -> Bool {
    guard text.utf8.count < limit else { return false }
    // An error is followed by its notes. A warning may have notes too, but no error needs those.
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
        // The error about this import needs no note.
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

  /// The compiler's message on a line, about the file or about a macro's code in it; nil if there is none.
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
