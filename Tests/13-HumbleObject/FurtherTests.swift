import Platform
import Testing

@testable import HumbleObject

/// Further: three other ways into a screen that the system makes.
@MainActor @Suite struct FurtherTests {
  private let window = Window()
  private let client = DraftClientStub(kept: "Dear Anna")

  @Test func `a subclass overrides the getter of a lazy property`() {
    final class TestingGetterScreen: GetterScreen {
      private let stub = DraftClientStub(kept: "Dear Anna")
      override var client: any DraftStoring {
        get { stub }
        set {}
      }
    }

    window.show(TestingGetterScreen.self)

    #expect(window.visible == ["Dear Anna"])
  }

  @Test func `a test supersedes the client before the screen appears`() {
    let screen = SupersedingScreen()
    screen.supersedeClient(with: client)

    window.show(screen)

    #expect(window.visible == ["Dear Anna"])
  }

  @Test func `with #if DEBUG the build decides which client a test meets`() {
    window.show(DebugScreen.self)

    #if DEBUG
      #expect(window.visible == ["Dear Anna"], "`swift test` meets the fake one only")
    #else
      #expect(window.visible == [""], "`kata` meets the real one only, which answers later")
    #endif
  }
}
