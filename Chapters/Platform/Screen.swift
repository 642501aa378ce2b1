/// A screen of the app: a stand-in for `UIViewController`, with one field for text, lines below it, and buttons.
///
/// The system makes it from its class, as storyboards had to before iOS 13, so nothing can be passed in. Unlike the
/// original it is told itself when the user leaves the app and comes back: UIKit posts notifications of the scene.
@MainActor open class Screen {
  /// The text in the field. The screen sets it, and the user types into it.
  public final var text = ""
  /// What stands below the field.
  public final var lines: [String] = []
  public final var buttons: [String] = []
  /// The window that shows the screen; nil before, and once the screen is gone.
  final weak var window: Window?

  public required init() {}

  /// `viewDidLoad`: called once, before the screen appears for the first time.
  open func didLoad() {}

  /// `viewDidAppear`: called at first, and again when what covered the screen is gone; not when the user comes back to
  /// the app.
  open func didAppear() {}

  /// Called after the user typed into the field, or emptied it.
  open func didChangeText() {}

  /// Called after the user tapped one of the buttons.
  open func didTap(_ button: String) {}

  /// `UIScene.didEnterBackgroundNotification`: the user leaves the app.
  open func didEnterBackground() {}

  /// `UIScene.willEnterForegroundNotification`: the user comes back to the app.
  open func willEnterForeground() {}

  /// `viewDidDisappear`: called when something covers the whole screen, and when it is gone.
  open func didDisappear() {}

  /// Shows an alert above the screen.
  public final func present(_ alert: Alert) {
    window?.alert = alert
  }

  /// Takes the screen off the window.
  public final func close() { window?.close() }
}
