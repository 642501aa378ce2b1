import Foundation
import Support
import Testing

@testable import SharedStores

/// Turn 2: the rating prompt in the app, each test in processes of its own. They share a home, so one test alone keeps
/// what it has set.
@MainActor @Suite(.knownUntil(started)) struct RatingPromptInAppTests {
  private static let keys = ["launches", "ratingDate", "ratedVersion", "ratingOff"]

  /// Removes the file of this process's settings if nothing is left in it: by `swift test` it lies in the user's home.
  private static func removeEmptyFile() {
    let environment = ProcessInfo.processInfo.environment
    let folder = environment["XDG_CONFIG_HOME"] ?? "\(environment["HOME"] ?? "")/.config"
    let file = "\(folder)/\(ProcessInfo.processInfo.processName).plist"
    let values = FileManager.default.contents(atPath: file).flatMap {
      try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any]
    }
    if values?.isEmpty == true { try? FileManager.default.removeItem(atPath: file) }
  }

  @Test(.startsProcess) func `what one process has counted, the next one finds`() async {
    await #expect(
      processExitsWith: .exitCode(21),
      """
      A separate process launches the app ten times. If that process does not exit with code 21, your \
      code crashed or ended the process.
      """
    ) { @MainActor in
      let store = UserDefaults.standard
      for key in RatingPromptInAppTests.keys { store.removeObject(forKey: key) }
      store.set(Date.now - 31 * RatingStep.day, forKey: "ratingDate")
      let prompt = makeProductionRatingPrompt()
      for _ in 1...10 { prompt.launched() }
      for key in RatingPromptInAppTests.keys {
        #expect(
          TestStore().defaults.object(forKey: key) == nil,
          "the app's prompt has registered a default of \(key) for all stores")
      }
      // On a phone the system does this by itself.
      store.synchronize()
      exit(21)
    }
    await #expect(
      processExitsWith: .exitCode(22),
      """
      A second process asks the user. If it does not exit with code 22, your code crashed or ended \
      the process.
      """
    ) { @MainActor in
      let store = UserDefaults.standard
      #expect(
        store.integer(forKey: "launches") == 10,
        "the launches that the process before has left in UserDefaults.standard")
      let prompt = makeProductionRatingPrompt()
      #expect(prompt.isDue, "isDue, 31 days and ten launches after the first one")
      prompt.asked()
      #expect(!prompt.isDue, "isDue, right after the question")
      store.synchronize()
      exit(22)
    }
    await #expect(
      processExitsWith: .exitCode(23),
      """
      A third process looks at what is left. If it does not exit with code 23, your code crashed or \
      ended the process.
      """
    ) { @MainActor in
      let store = UserDefaults.standard
      #expect(store.string(forKey: "ratedVersion") == AppInfo.version)
      let date = store.object(forKey: "ratingDate") as? Date
      #expect(date.map { abs($0.timeIntervalSinceNow) < 600 } == true, "the day of the question")
      #expect(store.integer(forKey: "launches") == 0)
      for key in RatingPromptInAppTests.keys { store.removeObject(forKey: key) }
      store.synchronize()
      RatingPromptInAppTests.removeEmptyFile()
      exit(23)
    }
  }

  @Test(.startsProcess) func `the app's prompt goes by the real time`() async {
    await #expect(
      processExitsWith: .exitCode(21),
      """
      A separate process waits until thirty days are over. If that process does not exit with code \
      21, your code crashed or ended the process.
      """
    ) { @MainActor in
      let store = UserDefaults.standard
      for key in RatingPromptInAppTests.keys { store.removeObject(forKey: key) }
      store.set(10, forKey: "launches")
      let prompt = makeProductionRatingPrompt()
      _ = prompt.isDue
      let end = Date.now + 1
      store.set(end - 30 * RatingStep.day, forKey: "ratingDate")
      let isEarly = prompt.isDue
      // A machine that is very busy may have let the second pass.
      if Date.now < end { #expect(!isEarly, "isDue, a second before the thirty days are over") }
      try? await Task.sleep(for: .seconds(1.1))
      #expect(prompt.isDue, "isDue, when they are over")
      exit(21)
    }
  }
}
