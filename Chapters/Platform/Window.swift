/// A window with one screen: a stand-in for `UIWindow`, the system and the user's fingers.
///
/// It calls the screen's methods at once. UIKit calls most of them later, when an animation is over.
@MainActor public final class Window {
  public private(set) var screen: Screen?
  var alert: Alert?
  private var isCovered = false

  public init() {}

  /// Makes a screen from its class, and shows it in the place of another one.
  @discardableResult public func show<Shown: Screen>(_ type: Shown.Type) -> Shown {
    let screen = type.init()
    show(screen)
    return screen
  }

  /// Shows a screen in the place of another one.
  public func show(_ screen: Screen) {
    close()
    self.screen = screen
    screen.window = self
    screen.didLoad()
    screen.didAppear()
  }

  /// Whether the screen is seen, and no alert is above it.
  private var takesTouches: Bool { alert == nil && !isCovered }

  /// Types behind the text of the field, as a keyboard does: one letter at a time.
  public func type(_ text: String) {
    for letter in text where takesTouches {
      screen?.text.append(letter)
      screen?.didChangeText()
    }
  }

  /// Empties the field.
  public func emptyField() {
    guard takesTouches else { return }
    screen?.text = ""
    screen?.didChangeText()
  }

  /// Taps a button of the alert, or one of the screen if there is no alert.
  public func tap(_ button: String) {
    if let asked = alert, asked.buttons.contains(button), !isCovered {
      alert = nil
      asked.answer(button)
    } else if takesTouches, let screen, screen.buttons.contains(button) {
      screen.didTap(button)
    }
  }

  /// Something comes that covers the whole screen, as the camera does.
  public func cover() {
    guard let screen, !isCovered else { return }
    isCovered = true
    screen.didDisappear()
  }

  /// What covered the screen goes.
  public func uncover() {
    guard let screen, isCovered else { return }
    isCovered = false
    screen.didAppear()
  }

  /// The user leaves the app. A covered screen is not told; UIKit's notifications reach every observer.
  public func leaveApp() { if !isCovered { screen?.didEnterBackground() } }

  /// The user comes back to the app. A covered screen is not told.
  public func comeBack() { if !isCovered { screen?.willEnterForeground() } }

  /// Takes the screen away.
  public func close() {
    guard let gone = screen else { return }
    let wasCovered = isCovered
    (screen, alert, isCovered, gone.window) = (nil, nil, false, nil)
    if !wasCovered { gone.didDisappear() }
  }

  /// What the user sees, from top to bottom.
  public var visible: [String] {
    guard let screen, !isCovered else { return [] }
    let shown = [screen.text] + screen.lines + screen.buttons.map { "[\($0)]" }
    guard let alert else { return shown }
    return shown + [alert.question] + alert.buttons.map { "[\($0)]" }
  }
}
