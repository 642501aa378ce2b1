/// Why the words after a scene's name cannot be used. The program ends with exit code 2.
public struct UsageError: Error, CustomStringConvertible {
  public let description: String

  /// - Parameter description: What cannot be used, and why.
  public init(description: String) { self.description = description }

  /// The one name that a tool takes.
  ///
  /// - Returns: The name; nil where there is no word.
  /// - Throws: ``UsageError`` for several words.
  public static func oneName(in words: [String]) throws -> String? {
    guard words.count <= 1 else {
      throw UsageError(description: "Name one log; there are \(words.count) words.")
    }
    return words.first
  }
}
