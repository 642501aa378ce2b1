import Foundation
import Platform
import Testing

@testable import CompletionHandlers

/// The real phone, for a test in a process of its own: the system answers as its user has decided.
@MainActor enum Phone {
  /// Turns it on: its files are in a folder of their own, and after five minutes the process ends.
  static func turnOn() throws {
    // The name is new each time: phones of two tests may lie in one folder.
    let name = "Phone-\(UUID().uuidString)"
    let folder = DocumentsFolder.temporary.appending(path: name)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data().write(to: folder.appending(path: "Package.swift"))
    guard FileManager.default.changeCurrentDirectoryPath(folder.path) else { exit(4) }
    DocumentsFolder.keepBetweenRuns(for: name)
    DispatchQueue.global().asyncAfter(deadline: .now() + 300) { exit(3) }
  }

  /// Turns it off, and removes its files.
  static func turnOff() throws {
    try FileManager.default.removeItem(at: DocumentsFolder.current)
    try FileManager.default.removeItem(atPath: FileManager.default.currentDirectoryPath)
  }

  /// Lets the user decide, in the settings.
  static func decide(_ status: AuthorizationStatus, about permission: String) throws {
    let file = DocumentsFolder.current.appending(path: "\(permission).txt")
    try status.rawValue.write(to: file, atomically: true, encoding: .utf8)
  }

  /// Waits for an answer. None within four seconds ends the process, and so does a second one.
  static func answer(to ask: (@escaping Answer) -> Void) async -> String {
    let isLate = DispatchWorkItem {
      Issue.record("The caller was told nothing.")
      exit(3)
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + 4, execute: isLate)
    return await withCheckedContinuation { continuation in
      ask { isOn, error in
        isLate.cancel()
        let log = AnswerLog()
        log.add(isOn, error)
        continuation.resume(returning: log.answers[0])
      }
    }
  }

  /// Waits until the calendars, the notifications and the main queue have done all that is under way.
  static func settle() async {
    for _ in 1...4 {
      await withCheckedContinuation { continuation in
        CalendarStore.shared.getStatus { _ in
          UserNotificationCenter.current().getNotificationSettings { _ in
            DispatchQueue.main.async { continuation.resume() }
          }
        }
      }
    }
  }
}
