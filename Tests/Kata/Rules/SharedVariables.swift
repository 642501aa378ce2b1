/// Tells uses of `nonisolated(unsafe)` variables, which honest code needs, from other unsafe code.
///
/// The compiler's check for memory safety reports both in the same way, and differs in a note.
enum SharedVariables {
  /// How the compiler must be told to write what ``explain(_:)`` reads.
  static let flags = ["-diagnostic-style", "llvm"]

  /// In bytes; more than this may have been cut off.
  private static let limit = 150_000

  /// Whether all errors are uses of such variables.
  ///
  /// A line of the source can look like a note, but takes none of the compiler's own away.
  ///
  /// - Parameter text: What the compiler said of one file.
  /// - Returns: False as well when there is no error.
  static func explain(_ text: String) -> Bool {
    guard text.utf8.count < limit else { return false }
    // An error is followed by its notes; a warning may have some too, which no error needs.
    var hasError = false
    var notes = 0
    for line in text.split(separator: "\n") {
      if line.contains(": error: ") {
        guard notes > 0 || !hasError, line.contains(": error: expression uses unsafe constructs")
        else {
          return false
        }
        hasError = true
        notes = 0
      }
      if line.contains(": note: reference to nonisolated(unsafe) ") {
        notes = notes + 1
      } else if line.contains(": note: ") {
        return false
      }
    }
    return hasError && notes > 0
  }
}
