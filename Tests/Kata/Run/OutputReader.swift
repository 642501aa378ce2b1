import Foundation

/// A reader of what a program of tests prints, the test library's own lines among it.
struct OutputReader: Sendable {
  /// Whether the test library may colour its lines.
  var isColored = false

  /// Called with the bytes as they come.
  let read: @Sendable (Data) -> Void
}
