import Platform
import Testing

@MainActor @Suite struct ScreenTimerTests {
  @Test func `a timer fires once, and lets its action go`() async {
    weak var held: Token?
    await withCheckedContinuation { done in
      let token = Token()
      held = token
      _ = ScreenTimer(after: 0.01) {
        token.count += 1
        done.resume()
      }
    }
    try? await Task.sleep(for: .milliseconds(1))

    #expect(held == nil)
  }

  @Test func `a repeating timer fires until it is invalidated`() async {
    let token = Token()
    await withCheckedContinuation { done in
      var timer: ScreenTimer?
      timer = ScreenTimer(after: 0.01, repeats: true) {
        token.count += 1
        if token.count == 3 {
          timer?.invalidate()
          done.resume()
        }
      }
    }
    try? await Task.sleep(for: .milliseconds(50))

    #expect(token.count == 3)
  }

  @Test func `an invalidated timer never fires, and lets its action go`() async {
    weak var held: Token?
    var timer: ScreenTimer?
    do {
      let token = Token()
      held = token
      timer = ScreenTimer(after: 0.01) { token.count += 1 }
    }
    #expect(held?.count == 0)

    timer?.invalidate()

    #expect(held == nil)
  }

  private final class Token {
    var count = 0
  }
}
