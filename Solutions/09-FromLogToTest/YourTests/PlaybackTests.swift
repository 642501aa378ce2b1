import Synchronization
import Testing

@testable import FromLogToTest

@MainActor @Suite struct PlaybackTests {
  @Test func `a step happens at its time, and not before`() async {
    let frames = Frames()
    let playback = makePlayback(
      of: TestersLog.log, reduce: SurpriseReducer.reduce, show: frames.add)
    let first = TestersLog.log.steps[0].at

    await playback.advance(by: first - .milliseconds(1))
    #expect(frames.all.isEmpty)

    await playback.advance(by: .milliseconds(1))
    #expect(frames.all.map(\.at) == [first])
  }

  @Test func `each step is shown with its own time`() async {
    let frames = Frames()
    let playback = makePlayback(
      of: TestersLog.log, reduce: SurpriseReducer.reduce, show: frames.add)

    await playback.advance(by: .seconds(3_600))

    #expect(frames.all.map(\.at) == TestersLog.log.steps.map(\.at))
  }

  @Test func `what was ended does not come`() async {
    let frames = Frames()
    let playback = makePlayback(of: TestersLog.log, reduce: FixedReducer.reduce, show: frames.add)

    await playback.advance(by: .seconds(3_600))

    let late = TestersLog.log.steps[19].action
    #expect(frames.all.count == 39 && !frames.all.map(\.action).contains(late))
  }
}
