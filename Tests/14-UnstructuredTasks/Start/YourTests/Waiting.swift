import Testing

/// Waits until a condition holds, and records an issue if it has not after half a second.
func waitUntil(
  sourceLocation: SourceLocation = #_sourceLocation, _ condition: () -> Bool
) async {
  for _ in 1...500 where !condition() {
    try? await Task.sleep(for: .milliseconds(1))
  }
  if !condition() {
    Issue.record(
      "half a second was not enough: the condition does not hold", sourceLocation: sourceLocation)
  }
}
