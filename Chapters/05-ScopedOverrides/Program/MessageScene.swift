import Platform

/// A message that would like to ask something arrives on a phone that is to ask nothing.
enum MessageScene {
  typealias Decide = ([String: any Sendable]?, AuthorizationStatus, Bool) -> PromptDecision

  static func play(_ decide: Decide) throws {
    FeatureCentral.switchedOn = [.noPrompts]
    print("Switched on: \(FeatureCentral.switchedOn.map(\.rawValue).joined(separator: ", "))")

    print("A message arrives, with prompt = true.")
    switch decide(["prompt": "true"], .notDetermined, PromptMemory.hasShown) {
    case .show:
      print("On the screen: \"Shall Jotter remind you?\"")
      try PromptMemory.remember()
    case .doNotShow: print("Nothing on the screen.")
    case .ignore: print("Nobody cares.")
    }
  }
}
