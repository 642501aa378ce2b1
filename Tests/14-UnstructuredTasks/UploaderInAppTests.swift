import Foundation
import Support
import Testing

@testable import UnstructuredTasks

/// Turn 2: the uploader in the app, each test in a process of its own.
@MainActor @Suite(.knownUntil(started)) struct UploaderInAppTests {
  /// Waits for a text at the real server.
  private nonisolated static func server(has text: String, of id: Note.ID) async -> Bool {
    for _ in 1...300 {
      if await InboxService.shared.texts[id]?.last == text { return true }
      try? await Task.sleep(for: .milliseconds(10))
    }
    return false
  }

  @Test(.startsProcess) func `the app's uploader sends the last text last`() async {
    await #expect(
      processExitsWith: .exitCode(21),
      """
      A separate process edits a note with the app's uploader. If that process does not exit with \
      code 21, your code crashed or ended the process.
      """
    ) {
      await InboxService.shared.move(to: .train)
      let uploader = await makeProductionUploader()
      for text in ["1 pm", "2 pm", "3 pm"] {
        await uploader.edit(3, text: text)
        try? await Task.sleep(for: .milliseconds(50))
      }
      let isSent = await UploaderInAppTests.server(has: "3 pm", of: 3)
      let texts = await InboxService.shared.texts[3]
      #expect(isSent, "the server has got \(texts ?? [])")
      exit(21)
    }
  }

  @Test(.startsProcess) func `the app's uploader tries again after a real second`() async {
    await #expect(
      processExitsWith: .exitCode(21),
      """
      A separate process edits a note in a tunnel with the app's uploader. If that process does not \
      exit with code 21, your code crashed or ended the process.
      """
    ) {
      await InboxService.shared.move(to: .tunnel)
      let uploader = await makeProductionUploader()
      let start = ContinuousClock.now
      await uploader.edit(1, text: "oats")
      try? await Task.sleep(for: .milliseconds(200))
      await InboxService.shared.move(to: .desk)
      let isSent = await UploaderInAppTests.server(has: "oats", of: 1)
      #expect(isSent, "3 s after the tunnel the text has not been sent again")
      #expect(start.duration(to: .now) >= .seconds(1), "it was sent again before a second was over")
      await uploader.waitUntilIdle()
      exit(21)
    }
  }
}
