/// What a developer does with a tester's log: they go through it, step by step.
enum LegacyClicker {
  /// Presses the buttons that the log names. At the answer of an effect it only waits a moment.
  static func click(_ log: SurpriseLog, in store: LegacySurpriseStore) async {
    for step in log.steps {
      if step.source == .user { store.send(step.action) }
      try? await Task.sleep(for: .milliseconds(40))
    }
  }
}
