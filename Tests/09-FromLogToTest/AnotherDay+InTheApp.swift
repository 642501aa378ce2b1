import Foundation
import Support
import Synchronization
import Testing

@testable import FromLogToTest

/// The app's playback on the real clock, each time in a process of its own.
extension PlaybackTests {
  @Test(.startsProcess) func `in the app, each step waits for its time on the real clock`() async {
    await #expect(
      processExitsWith: .exitCode(code), Self.ended("plays two logs, a second in all", code)
    ) {
      @MainActor [code = code as Int32] in
      // Times that no hundredth is. At the end, fifty at one time.
      let times = (1...20).map { Duration.milliseconds(20 * $0 - 1) }
      let log = PlaybackTests.clicks(times + Array(repeating: .milliseconds(399), count: 50))

      // The screen takes its time for the first step: those that are late then happen all the same.
      if let frames = await PlaybackTests.play(log, firstTakes: 70_000) {
        FrameDifference.expectNone(frames, from: log.frames, "in the app")
      }
      // The first step's time counts once: if each step waits for it, this takes more than three seconds.
      let late = PlaybackTests.clicks([780, 800, 820, 840].map { .milliseconds($0) })
      if let frames = await PlaybackTests.play(late, "a playback that begins late") {
        FrameDifference.expectNone(frames, from: late.frames, "in the app")
      }
      exit(code)
    }
  }

  @Test(.startsProcess) func `in the app, a second playback begins at its own start`() async {
    await #expect(
      processExitsWith: .exitCode(code), Self.ended("plays two logs of 0.3 seconds", code)
    ) {
      @MainActor [code = code as Int32] in
      let log = PlaybackTests.clicks([100, 200, 300].map { .milliseconds($0) })

      for turn in ["the first playback", "the second playback"] {
        guard let frames = await PlaybackTests.play(log, turn) else { break }
        FrameDifference.expectNone(frames, from: log.frames, turn)
      }
      exit(code)
    }
  }

  @Test(.startsProcess) func `in the app, a log without steps is over at once`() async {
    await #expect(processExitsWith: .exitCode(code), Self.ended("plays a log without steps", code))
    {
      @MainActor [code = code as Int32] in
      let frames = await PlaybackTests.play(SurpriseLog(start: SurpriseState(notes: 9)))

      #expect(frames?.count ?? 0 == 0, "so many steps are shown of a log without steps")
      exit(code)
    }
  }

  @Test(.startsProcess) func `in the app, what was ended does not come`() async {
    await #expect(processExitsWith: .exitCode(code), Self.ended("plays a log", code)) {
      @MainActor [code = code as Int32] in
      let log = Sample.log([
        (.milliseconds(5), .surpriseMe, .user), (.milliseconds(10), .surpriseMe, .user),
        (.milliseconds(15), Sample.loaded(2), .effect(of: 2)),
        (.milliseconds(20), Sample.loaded(1), .effect(of: 1)),
      ])

      if let frames = await PlaybackTests.play(log, reduce: FixedReducer.reduce) {
        FrameDifference.expectNone(
          frames, from: Array(log.frames.prefix(3)),
          "with the bug fixed, note 1's text being too late")
      }
      exit(code)
    }
  }

  @Test(.startsProcess) func `in the app, a screen that takes its time does not make the log late`()
    async
  {
    await #expect(processExitsWith: .exitCode(code), Self.ended("plays a log, shown slowly", code))
    {
      @MainActor [code = code as Int32] in
      let log = PlaybackTests.clicks((1...16).map { .milliseconds(20 * $0) })
      let spy = Spy<Frame>()
      let clock = ContinuousClock()
      let due = log.frames.map(\.at)
      // Another time on a machine that was busy.
      var shares: [Double] = []
      repeat {
        // Both at once, so that a busy machine delays both.
        async let fair = PlaybackTests.timeOnAThread {
          let start = clock.now
          for time in due {
            Thread.sleep(forTimeInterval: max(0, (start + time - clock.now) / .seconds(1)))
            usleep(20_000)
          }
        }
        let before = spy.all.count
        let yours = await clock.measure {
          await playInTheApp(log, reduce: SurpriseReducer.reduce) { frame in
            usleep(20_000)
            spy(frame)
          }
        }
        let shown = Array(spy.all.dropFirst(before))
        FrameDifference.expectNone(shown, from: log.frames, "on a slow screen")
        shares.append(yours / (await fair))
      } while shares.count < 3 && shares.allSatisfy { $0 > 1.4 }

      let share = shares.min() ?? 0
      if share > 1.4 {
        Issue.record(
          """
          this log takes \(Int(share * 100)) percent of its time, and must take at most 140: each step \
          waits for its time since the start of the log, not for the step before it
          """)
      }
      exit(code)
    }
  }

  // MARK: - Helpers

  /// Runs work on a thread of its own, and returns the time it took.
  static func timeOnAThread(_ work: @escaping @Sendable () -> Void) async -> Duration {
    await withCheckedContinuation { ended in
      Thread.detachNewThread { ended.resume(returning: ContinuousClock().measure(work)) }
    }
  }

  /// What to say when a process of its own does not end as it should.
  static func ended(_ deed: String, _ code: Int32) -> Comment {
    """
    A separate process \(deed) as the app does. If that process does not exit with code \
    \(code), your playback crashed or ended the process on the way.
    """
  }

  /// Plays a log in the app, and waits for its end, for three seconds at most. No step may come before its time.
  ///
  /// - Returns: What was shown; nil when the log is not over.
  static func play(
    _ log: SurpriseLog, _ turn: String = "the playback", firstTakes: UInt32 = 0,
    reduce: @escaping Reduce = SurpriseReducer.reduce
  ) async -> [Frame]? {
    let spy = Spy<Frame>()
    let early = Spy<(at: Duration, due: Duration)>()
    let played = Mutex<[Frame]?>(nil)
    let start = ContinuousClock.now
    Task {
      await playInTheApp(log, reduce: reduce) { frame in
        let at = start.duration(to: .now)
        if at < frame.at { early((at, frame.at)) }
        if spy.all.isEmpty { usleep(firstTakes) }
        spy(frame)
      }
      played.withLock { $0 = spy.all }
    }
    await waits(3) { played.withLock { $0 } != nil }

    if let first = early.all.first {
      Issue.record("\(turn): a step that is due at \(first.due) happened at \(first.at)")
    }
    let frames = played.withLock { $0 }
    if frames == nil {
      Issue.record(
        """
        \(turn) of a log of \(log.steps.last?.at ?? .zero) goes on after 3 seconds: does each step wait \
        for its time since the start?
        """)
    }
    return frames
  }

  /// Waits until something holds, or for some seconds.
  static func waits(_ seconds: Double, until holds: () -> Bool) async {
    let end = ContinuousClock.now + .seconds(seconds)
    while !holds(), ContinuousClock.now < end { try? await Task.sleep(for: .milliseconds(2)) }
  }
}
