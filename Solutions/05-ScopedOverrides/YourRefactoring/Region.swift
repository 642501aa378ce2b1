import Foundation

/// Where somebody is and how they speak: what a scope says, else what the phone says.
struct Region: Sendable {
  var timeZone: TimeZone
  var locale: Locale

  @TaskLocal private static var override: Region?

  static var current: Region { override ?? Region(timeZone: .current, locale: .current) }

  /// Pretends to be there while `body` runs, and for nobody else.
  func inForce<Value>(_ body: () throws -> Value) rethrows -> Value {
    try Self.$override.withValue(self, operation: body)
  }

  /// Pretends to be there while `body` runs, across every `await` in it, and for nobody else.
  func inForce<Value>(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Value
  ) async rethrows -> Value {
    try await Self.$override.withValue(self, operation: body)
  }
}
