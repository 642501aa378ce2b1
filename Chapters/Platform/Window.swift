import Foundation

/// A window with one screen: a stand-in for `UIWindow`, the system and the user's fingers.
@MainActor public final class Window {
  public private(set) var screen: Screen?
  var alert: Alert?

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
  private var takesTouches: Bool { alert.map(\.isFading) ?? true }

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
  ///
  /// An alert fades until the main queue has its next turn. Before that, it takes another tap.
  public func tap(_ button: String) {
    if let alert, alert.buttons.contains(button) {
      alert.isFading = true
      DispatchQueue.main.async { self.remove(alert) }
      alert.answer(button)
    } else if takesTouches, let screen, screen.buttons.contains(button) {
      screen.didTap(button)
    }
  }

  private func remove(_ faded: Alert) {
    if alert === faded { alert = nil }
  }

  /// The user leaves the app.
  public func leaveApp() { screen?.didEnterBackground() }

  /// The user comes back to the app.
  public func comeBack() { screen?.didAppear() }

  /// Takes the screen away.
  public func close() {
    guard let gone = screen else { return }
    (screen, alert, gone.window) = (nil, nil, nil)
    gone.didDisappear()
  }

  /// What the user sees, from top to bottom.
  public var visible: [String] {
    guard let screen else { return [] }
    let shown = [screen.text] + screen.lines + screen.buttons.map { "[\($0)]" }
    guard let alert, !alert.isFading else { return shown }
    return shown + [alert.question] + alert.buttons.map { "[\($0)]" }
  }
}
