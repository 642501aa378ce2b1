import Foundation
import Platform

/// A message that wants to ask something arrives on a phone on which `noPrompts` is on.
enum MessageScene {
  /// Plays the scene and ends the program.
  static func play(_ delegate: any PushServiceDelegate) -> Never {
    FeatureCentral.switchedOn = [.noPrompts]
    print("Switched on: \(FeatureCentral.switchedOn.map(\.rawValue).joined(separator: ", "))")

    print("A message arrives, with prompt = true.")
    Task {
      await delegate.didReceive([Message(extras: ["prompt": "true"])])
      Jotter.end(0)
    }
    dispatchMain()
  }
}
