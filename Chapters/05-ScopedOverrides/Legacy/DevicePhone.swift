import Foundation
import Platform

/// The phone that Jotter runs on: its notification settings, its screen, and a file.
class DevicePhone: Phone {
  private let file = DocumentsFolder.current.appending(path: "Asked.txt")

  var hasAsked: Bool { FileManager.default.fileExists(atPath: file.path) }

  func authorizationStatus() async -> AuthorizationStatus {
    await withCheckedContinuation { continuation in
      UserNotificationCenter.current().getNotificationSettings { settings in
        continuation.resume(returning: settings.authorizationStatus)
      }
    }
  }

  func perform(_ effect: PromptPlan.Effect) {
    switch effect {
    case .present(let question): print("On the screen: \"\(question)\"")
    case .remember: try? Data("asked\n".utf8).write(to: file)
    case .track(let event): print("Tracked: \(event)")
    }
  }
}
