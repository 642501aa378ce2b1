import Platform
import Testing

@testable import HumbleObject

/// Both designs on their screens, with the real client.
@MainActor @Suite struct EditorDesignTests {
  @Test(arguments: [PresentedEditorScreen.self, ModelEditorScreen.self] as [Screen.Type])
  func `both designs ask before they throw a draft away`(design: Screen.Type) {
    let window = Window()
    window.show(design)

    window.type("Hi")
    window.tap("Close")
    window.tap("Keep Editing")
    #expect(window.visible == ["Hi", "Edited", "[Save]", "[Close]"])
    window.tap("Close")
    window.tap("Discard")

    #expect(window.visible == [])
  }
}
