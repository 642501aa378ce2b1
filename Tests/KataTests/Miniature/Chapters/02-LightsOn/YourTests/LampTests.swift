import Testing

@testable import LightsOn

@MainActor struct LampTests {
  @Test func `a switch turns it on`() {
    #expect(makeLamp(on: Power()).toggle())
  }
}
