import Platform

/// Jotter, on a phone that is to ask nothing, when a message arrives that would like to.
@main
struct JotterApp {
  static func main() throws {
    DocumentsFolder.keepBetweenRuns()
    FeatureCentral.switchedOn = [.noPrompts]
    print("Switched on: \(FeatureCentral.switchedOn.map(\.rawValue).joined(separator: ", "))")

    print("A message arrives, with prompt = true.")
    let decision = LegacyPushPrompt().decide(
      extras: ["prompt": "true"], status: .notDetermined, hasShown: PromptMemory.hasShown)

    switch decision {
    case .show:
      print("On the screen: \"Shall Jotter remind you?\"")
      try PromptMemory.remember()
    case .doNotShow: print("Nothing on the screen.")
    case .ignore: print("Nobody cares.")
    }
  }
}
