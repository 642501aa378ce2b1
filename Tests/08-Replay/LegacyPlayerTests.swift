import Foundation
import Testing

@testable import Replay

/// What the legacy player does, pinned before it is changed: each time in a process of its own.
@MainActor @Suite struct LegacyPlayerTests {
  @Test func `without a log it says so`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      LegacyPlayer.play()

      #expect(ReplayReport.shared.text == "There is no log.\n")
    }
  }

  @Test func `with two notes there is no choice, and no difference`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      try #"""
      {"state":{"_0":{"notes":2,"shown":1,"surprises":0}}},
      {"action":{"_0":{"surpriseMe":{}},"by":"user"}},
      {"state":{"_0":{"notes":2,"shown":2,"surprises":1}}},
      """#.write(to: SurpriseLog.place, atomically: true, encoding: .utf8)

      LegacyPlayer.play()

      #expect(ReplayReport.shared.text == "")
    }
  }

  @Test func `it says at which entries another note is shown, and nothing of counts and times`()
    async
  {
    await #expect(processExitsWith: .success) { @MainActor in
      try #"""
      {"state":{"_0":{"notes":2,"shown":1,"surprises":0}}},
      {"action":{"_0":{"surpriseMe":{}},"by":"user"}},
      {"state":{"_0":{"notes":2,"shown":1,"surprises":99}}},
      {"action":{"_0":{"close":{}},"by":"user"}},
      {"state":{"_0":{"notes":2,"surprises":0}}},
      """#.write(to: SurpriseLog.place, atomically: true, encoding: .utf8)

      LegacyPlayer.play()

      #expect(ReplayReport.shared.text == "Entry 2: another note is shown.\n")
    }
  }
}
