/// Why a log cannot be used.
nonisolated struct LogError: Error, Equatable, CustomStringConvertible {
  let reason: String

  init(_ reason: String) { self.reason = reason }

  var description: String { "This log cannot be used: \(reason)." }
}
