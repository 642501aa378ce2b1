/// The features that are on: as the current scope sets them, otherwise as the whole app does.
enum Features {
  @TaskLocal static var overrides: [Feature: Bool] = [:]

  static func isOn(_ feature: Feature) -> Bool {
    overrides[feature] ?? FeatureCentral.switchedOn.contains(feature)
  }
}

/// Switches features on and off while `body` runs, across every `await` in it, and nowhere else.
///
/// - Parameters:
///   - features: What is on and what is off; everything else stays.
///   - body: The code to run meanwhile.
/// - Returns: What `body` returns.
@MainActor func withFeatures<Value>(
  _ features: [Feature: Bool], _ body: () async throws -> Value
) async rethrows -> Value {
  let merged = Features.overrides.merging(features) { $1 }
  return try await Features.$overrides.withValue(merged, operation: body)
}
