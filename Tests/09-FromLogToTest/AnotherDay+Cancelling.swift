import Foundation
import Support
import Synchronization
import Testing

@testable import FromLogToTest

/// The app's playback, whose task is cancelled, each time in a process of its own.
extension PlaybackTests {
  @Test(.startsProcess) func `in the app, a playback whose task is cancelled ends at once`() async {
    await #expect(processExitsWith: .exitCode(code), Self.ended("plays a log", code)) {
      @MainActor [code = code as Int32] in
      let spy = Spy<Frame>()
      let log = PlaybackTests.clicks([.milliseconds(10), .seconds(20), .seconds(40)])
      let isOver = Mutex(false)
      let task = Task {
        await playInTheApp(log, reduce: SurpriseReducer.reduce, show: { spy($0) })
        isOver.withLock { $0 = true }
      }
      await PlaybackTests.waits(3) { !spy.all.isEmpty || isOver.withLock { $0 } }
      let first = Array(log.frames.prefix(1))
      FrameDifference.expectNone(spy.all, from: first, "before its task is cancelled")
      task.cancel()
      await PlaybackTests.waits(3) { isOver.withLock { $0 } }

      #expect(
        isOver.withLock { $0 }, "3 seconds after its task was cancelled, the playback goes on")
      FrameDifference.expectNone(spy.all, from: first, "after its task was cancelled")
      exit(code)
    }
  }

  @Test(.startsProcess)
  func `in the app, nothing happens after the task was cancelled, late or not`() async {
    await #expect(processExitsWith: .exitCode(code), Self.ended("plays a log", code)) {
      @MainActor [code = code as Int32] in
      let spy = Spy<Frame>()
      let player = Mutex<Task<Void, Never>?>(nil)
      let log = PlaybackTests.clicks([10, 10, 40, 60].map { .milliseconds($0) })
      let task = Task {
        await playInTheApp(log, reduce: SurpriseReducer.reduce) { frame in
          spy(frame)
          // Closed while it shows the first step, which takes until the others are due.
          player.withLock { $0?.cancel() }
          usleep(100_000)
        }
      }
      player.withLock { $0 = task }
      await task.value

      FrameDifference.expectNone(
        spy.all, from: Array(log.frames.prefix(1)),
        "when the first of two steps that are due at once cancels the task")
      exit(code)
    }
  }

  @Test(.startsProcess) func `in the app, a step that was due does not happen after a cancel`()
    async
  {
    await #expect(processExitsWith: .exitCode(code), Self.ended("plays a log", code)) {
      @MainActor [code = code as Int32] in
      let log = PlaybackTests.clicks([5, 60].map { .milliseconds($0) })
      for _ in 1...4 {
        let (spy, late) = (Spy<Frame>(), Spy<Frame>())
        let isCancelled = Mutex(false)
        let task = Task {
          await playInTheApp(log, reduce: SurpriseReducer.reduce) { frame in
            if isCancelled.withLock({ $0 }) { late(frame) }
            spy(frame)
          }
        }
        await PlaybackTests.waits(3) { !spy.all.isEmpty }
        FrameDifference.expectNone(
          Array(spy.all.prefix(1)), from: Array(log.frames.prefix(1)),
          "before its task is cancelled")
        // A playback that shows nothing has said so: it is not asked again.
        if spy.all.isEmpty { break }
        // The main thread has other work until the second step is due; then its task is cancelled.
        PlaybackTests.block(for: .milliseconds(90))
        task.cancel()
        isCancelled.withLock { $0 = true }
        await task.value

        if let frame = late.all.first {
          Issue.record(
            """
            the step of \(frame.at) was due, its task was cancelled before it happened, and it happens: \
            \(spy.all.count) steps are shown, and 1 should be. Look after the sleep as well
            """)
          break
        }
      }
      await PlaybackTests.expectNothingAfterACancel()
      exit(code)
    }
  }

  /// Cancels playbacks two milliseconds after their step is due, from another thread. Once or twice, the step may just
  /// be on its way to the screen.
  private static func expectNothingAfterACancel() async {
    let due = Duration.milliseconds(10)
    var late = 0
    for _ in 1...30 where late < 3 {
      let isCancelled = Mutex(false)
      let isLate = Mutex(false)
      let start = ContinuousClock.now
      let task = Task {
        await playInTheApp(clicks([due]), reduce: SurpriseReducer.reduce) { _ in
          if isCancelled.withLock({ $0 }) { isLate.withLock { $0 = true } }
        }
      }
      await Task.detached {
        while ContinuousClock.now < start + due + .milliseconds(2) { usleep(200) }
        task.cancel()
        isCancelled.withLock { $0 = true }
      }.value
      await task.value
      if isLate.withLock({ $0 }) { late += 1 }
    }
    #expect(
      late < 3,
      """
      \(late) of 30 times a step happens after its task was cancelled, which was 2 milliseconds \
      after it was due. Between the look and the step nothing may wait
      """)
  }

  @Test(.startsProcess) func `in the app, a task that was cancelled before plays nothing`() async {
    await #expect(processExitsWith: .exitCode(code), Self.ended("plays two logs", code)) {
      @MainActor [code = code as Int32] in
      let spy = Spy<Frame>()
      let log = PlaybackTests.clicks([.zero, .zero, .milliseconds(10)])
      if let frames = await PlaybackTests.play(log) {
        FrameDifference.expectNone(frames, from: log.frames, "when its task is not cancelled")
      }
      let task = Task { await playInTheApp(log, reduce: SurpriseReducer.reduce, show: { spy($0) }) }
      task.cancel()
      await task.value

      FrameDifference.expectNone(spy.all, from: [], "when its task was cancelled before it began")
      exit(code)
    }
  }

  /// Blocks this thread until a timer of the concurrency's own pool has fired, and what was due before has woken.
  private static func block(for duration: Duration) {
    let hasFired = DispatchSemaphore(value: 0)
    Task.detached {
      try? await Task.sleep(for: duration)
      hasFired.signal()
    }
    hasFired.wait()
  }
}
