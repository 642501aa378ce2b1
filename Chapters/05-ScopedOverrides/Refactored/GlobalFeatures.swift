/// Switches features on and off while `body` runs. The first version: it changes them for the whole app.
///
/// - Parameters:
///   - features: What is on and what is off; everything else stays.
///   - body: The code to run meanwhile.
/// - Returns: What `body` returns.
@MainActor func withGlobalFeatures<Value>(
  _ features: [Feature: Bool], _ body: () async throws -> Value
) async rethrows -> Value {
  let before = FeatureCentral.switchedOn
  defer { FeatureCentral.switchedOn = before }
  for (feature, isOn) in features {
    if isOn {
      FeatureCentral.switchedOn.insert(feature)
    } else {
      FeatureCentral.switchedOn.remove(feature)
    }
  }
  return try await body()
}
