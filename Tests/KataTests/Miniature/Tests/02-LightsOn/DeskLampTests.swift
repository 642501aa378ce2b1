import Support
import Testing

@testable import LightsOn

@MainActor @Suite(.knownUntil(started)) struct DeskLampTests {
  @Test func `a lamp uses its own power`() {
    let power = Power()
    _ = makeLamp(on: power).toggle()
    #expect(power.left == 9, "one lamp was turned on")
  }

  @Test func `a new lamp goes on at the first switch`() {
    #expect(makeLamp(on: Power()).toggle())
  }
}
