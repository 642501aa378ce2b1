import Foundation
import Support
import Synchronization
import Testing

@testable import FromLogToTest

/// The app's playback on the real clock, each time in a process of its own.
extension PlaybackTests {
  @Test func `in the app, each step waits for its time on the real clock`() async {
    await #expect(
      processExitsWith: .exitCode(code),
      """
      A separate process plays a log of 0.4 seconds as the app does. If that process does not exit \
      with code \(code), your playback crashed or ended the process on the way.
      """
    ) { @MainActor [code = code as Int32] in
      let spy = Spy<Frame>()
      let early = Mutex([Duration]())
      let times = (1...20).map { Duration.milliseconds(20 * $0) }
      // At the end, fifty at one time.
      let log = PlaybackTests.clicks(times + Array(repeating: .milliseconds(400), count: 50))
      let start = ContinuousClock.now
      let played = Mutex<[Frame]?>(nil)
      Task {
        await playInTheApp(log, reduce: SurpriseReducer.reduce) { frame in
          if start.duration(to: .now) < frame.at { early.withLock { $0.append(frame.at) } }
          spy(frame)
        }
        played.withLock { $0 = spy.all }
      }
      await PlaybackTests.waits(3) { played.withLock { $0 } != nil }

      guard let frames = played.withLock({ $0 }) else {
        Issue.record(
          "a log of 0.4 seconds takes more than 3: does each step wait for the time since the start?"
        )
        exit(code)
      }
      #expect(frames.map(\.at) == log.steps.map(\.at), "each step, with its time in the log")
      #expect(frames.map(\.state) == log.steps.map(\.state))
      #expect(early.withLock { $0 } == [], "these steps happened before their time")
      exit(code)
    }
  }

  @Test func `in the app, what was ended does not come`() async {
    await #expect(
      processExitsWith: .exitCode(code),
      """
      A separate process plays a log as the app does. If that process does not exit with code \
      \(code), your playback crashed or ended the process on the way.
      """
    ) { @MainActor [code = code as Int32] in
      let spy = Spy<Frame>()
      let log = Sample.log([
        (.milliseconds(5), .surpriseMe, .user), (.milliseconds(10), .surpriseMe, .user),
        (.milliseconds(15), Sample.loaded(2), .effect(of: 2)),
        (.milliseconds(20), Sample.loaded(1), .effect(of: 1)),
      ])
      await playInTheApp(log, reduce: FixedReducer.reduce, show: { spy($0) })

      #expect(
        spy.all.map(\.action) == log.steps.prefix(3).map(\.action),
        "the text of note 1 must not come once note 2 is shown")
      exit(code)
    }
  }

  @Test func `in the app, a playback whose task is cancelled ends at once`() async {
    await #expect(
      processExitsWith: .exitCode(code),
      """
      A separate process plays a log as the app does, and cancels the task. If that process does not exit \
      with code \(code), your playback crashed or ended the process on the way.
      """
    ) { @MainActor [code = code as Int32] in
      let spy = Spy<Frame>()
      let (first, last) = (Duration.milliseconds(10), Duration.seconds(20))
      let log = Sample.log([
        (first, .play, .user), (last, .pause, .user), (last + .seconds(20), .close, .user),
      ])
      let isOver = Mutex(false)
      let task = Task {
        await playInTheApp(log, reduce: SurpriseReducer.reduce, show: { spy($0) })
        isOver.withLock { $0 = true }
      }
      await PlaybackTests.waits(3) { !spy.all.isEmpty || isOver.withLock { $0 } }
      #expect(spy.all.map(\.action) == [.play], "first the first step must happen")
      task.cancel()
      await PlaybackTests.waits(3) { isOver.withLock { $0 } }

      #expect(
        isOver.withLock { $0 },
        "three seconds after its task was cancelled, the playback still goes on")
      #expect(spy.all.map(\.action) == [.play], "nothing happens after its task was cancelled")
      exit(code)
    }
  }

  @Test func `in the app, a screen that takes its time does not make the log late`() async {
    await #expect(
      processExitsWith: .exitCode(code),
      """
      A separate process plays a log as the app does, and shows it slowly. If that process does not \
      exit with code \(code), your playback crashed or ended the process on the way.
      """
    ) { @MainActor [code = code as Int32] in
      let log = PlaybackTests.clicks((1...12).map { .milliseconds(20 * $0) })
      let spy = Spy<Frame>()
      let show: @Sendable (Frame) -> Void = { frame in
        usleep(18_000)
        spy(frame)
      }
      let clock = ContinuousClock()
      // Another time on a machine that was busy.
      var shares: [Double] = []
      repeat {
        let fair = await clock.measure {
          let start = ContinuousClock.now
          for step in log.steps {
            try? await Task.sleep(until: start + step.at)
            show(Frame(at: step.at, action: step.action, state: step.state))
          }
        }
        let yours = await clock.measure {
          await playInTheApp(log, reduce: SurpriseReducer.reduce, show: show)
        }
        shares.append(yours / fair)
      } while shares.count < 3 && shares.allSatisfy { $0 > 1.4 }

      #expect(spy.all.count == 24 * shares.count, "all steps are shown")
      #expect(
        shares.contains { $0 <= 1.4 },
        """
        each step waits for its time since the start of the log, not for the one before it: the log \
        took \(shares.min() ?? 0) times as long as it lasts
        """)
      exit(code)
    }
  }

  @Test func `in the app, nothing happens after the task was cancelled, late or not`() async {
    await #expect(
      processExitsWith: .exitCode(code),
      """
      A separate process plays a log as the app does, and cancels the task. If that process does \
      not exit with code \(code), your playback crashed or ended the process on the way.
      """
    ) { @MainActor [code = code as Int32] in
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

      #expect(
        spy.all.map(\.action) == [.play],
        "the first step cancels the task. No other may happen, neither at the same time nor late")
      exit(code)
    }
  }

  /// Waits until something holds, or for some seconds.
  static func waits(_ seconds: Double, until holds: () -> Bool) async {
    let end = ContinuousClock.now + .seconds(seconds)
    while !holds(), ContinuousClock.now < end { try? await Task.sleep(for: .milliseconds(2)) }
  }
}
