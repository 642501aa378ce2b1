import Foundation
import Platform
import Support
import Testing

@testable import HumbleObject

/// Turn 2: the search in the app, each test in a process of its own.
@MainActor @Suite(.knownUntil(started)) struct SearchInAppTests {
  @Test func `the app's screen asks the server, 300 ms after the last key`() async {
    await #expect(
      processExitsWith: .exitCode(21),
      """
      A separate process types into the app's screen. If that process does not exit with code 21, \
      your code crashed or ended the process.
      """
    ) { @MainActor in
      let window = Window()
      window.show(makeProductionScreen())
      window.type("te")
      await InApp.wait(0.1)
      let early = Look(at: window, after: 0.25)
      window.type("n")
      await InApp.letOthersWork()
      await InApp.wait(0.32)
      await InApp.letOthersWork()
      let late = window.filledLines
      #expect(early.lines == ["ten"], "250 ms after the last key nothing is asked")
      #expect(
        [["ten", "Searching"], ["ten", "Tent"]].contains(late),
        "320 ms after the last key the server is asked; it shows \(late)")
      let isFound = await InApp.waits(for: ["ten", "Tent"], in: window)
      #expect(isFound, "the server's answer is shown; it shows \(window.visible)")
      guard isFound else { exit(21) }

      DraftClient.isOffline = true
      window.leaveApp()
      window.comeBack()
      let isAsked = await InApp.waits(
        for: ["ten", "The notes cannot be searched now", "Tent"], in: window)
      #expect(isAsked, "coming back asks again; it shows \(window.visible)")
      window.emptyField()
      let isEmpty = await InApp.waits(for: [], in: window)
      #expect(isEmpty, "an empty field clears the rows; it shows \(window.visible)")
      exit(21)
    }
  }

  @Test func `the app's screen and its search end together`() async {
    await #expect(
      processExitsWith: .exitCode(21),
      """
      A separate process closes the app's screen. If that process does not exit with code 21, your \
      code crashed or ended the process.
      """
    ) { @MainActor in
      let window = Window()
      weak var screen: Screen?
      do {
        let made = makeProductionScreen()
        screen = made
        window.show(made)
      }
      window.type("te")
      let isFound = await InApp.waits(for: ["te", "Tea", "Tent"], in: window)
      #expect(isFound, "before, the screen works")
      window.type("x")
      window.close()
      for _ in 1...8 where screen != nil { await InApp.wait(0.05) }
      #expect(screen == nil, "a closed screen is still held")
      exit(21)
    }
  }
}
