import Testing

@testable import FromLogToTest

/// Buttons that were not pressed in the log, and logs of buttons.
extension PlaybackTests {
  @Test func `a button is pressed at once, at the time that it is`() async throws {
    let screening = Screening(clicks(at: hour, .hours(3)))

    try await screening.send(.close)
    try await screening.advance(by: .hours(2))
    try await screening.send(.pause)

    #expect(screening.times == [.zero, hour, .hours(2)])
    #expect(screening.actions == [.close, .play, .pause])
    #expect(await !screening.state.isPlaying)
  }

  @Test func `a button before all else leaves the whole log`() async throws {
    let screening = Screening(clicks(at: .zero, .zero, hour))

    try await screening.send(.close)
    try await screening.advance(by: hour)

    #expect(screening.times == [.zero, .zero, .zero, hour])
    #expect(screening.actions == [.close, .play, .pause, .play])
  }

  @Test func `any log of buttons, advanced in any way, is played as it should`() async {
    let found = await PlaybackScript.difference(withAnswers: false)

    if let found { Issue.record("\(found)") }
  }
}
