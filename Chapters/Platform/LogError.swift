/// Why a log cannot be used.
public struct LogError: Error, Equatable, CustomStringConvertible {
  /// The line of its text, counted from 1; nil for the log as a whole.
  public let line: Int?
  public let reason: String

  public init(_ reason: String, line: Int? = nil) {
    self.line = line
    self.reason = reason
  }

  public var description: String {
    "This log cannot be used: " + (line.map { "line \($0): " } ?? "") + LogText.harmless(reason)
      + (reason.hasSuffix("?") ? "" : ".")
  }
}
