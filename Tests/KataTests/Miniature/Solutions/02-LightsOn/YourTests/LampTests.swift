import Testing

@testable import LightsOn

@MainActor struct LampTests {
  @Test func `a switch turns it on`() {
    #expect(makeLamp(on: Power()).toggle())
  }

  @Test func `a second one turns it off`() {
    let lamp = makeLamp(on: Power())
    _ = lamp.toggle()
    #expect(!lamp.toggle())
  }

  @Test func `it takes one of its own power`() {
    let power = Power()
    _ = makeLamp(on: power).toggle()
    #expect(power.left == 9)
  }
}
