import Testing

/// Waits until a condition holds, and records an issue if it does not: after 500 looks, a millisecond apart at least.
func waitUntil(
  sourceLocation: SourceLocation = #_sourceLocation, _ condition: () -> Bool
) async {
  for _ in 1...500 where !condition() {
    try? await Task.sleep(for: .milliseconds(1))
  }
  if !condition() {
    Issue.record("after 500 looks the condition does not hold", sourceLocation: sourceLocation)
  }
}
