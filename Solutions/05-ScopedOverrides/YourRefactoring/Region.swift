import Foundation

/// A time zone and a locale: those of the current scope, otherwise the phone's.
struct Region: Sendable {
  var timeZone: TimeZone
  var locale: Locale

  @TaskLocal private static var override: Region?

  static var current: Region { override ?? Region(timeZone: .current, locale: .current) }

  /// Replaces the phone's own region while `body` runs.
  func inForce<Value>(_ body: () throws -> Value) rethrows -> Value {
    try Self.$override.withValue(self, operation: body)
  }

  /// Replaces the phone's own region while `body` runs, across every `await` in it.
  func inForce<Value>(_ body: () async throws -> Value) async rethrows -> Value {
    try await Self.$override.withValue(self, operation: body)
  }
}
