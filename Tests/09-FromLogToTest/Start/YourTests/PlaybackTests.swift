import Testing

@testable import FromLogToTest

@MainActor @Suite struct PlaybackTests {
  // Your tests of your playback go here. `makePlayback(of:reduce:show:)` makes it.
}
