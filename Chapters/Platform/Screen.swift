/// A screen of the app: a stand-in for `UIViewController`.
///
/// The system makes a screen from its class, as a storyboard does, and calls its methods: nothing can be passed in. A
/// screen has one field for text, lines below it, and buttons.
@MainActor open class Screen {
  /// The text in the field. The screen sets it, and the user types into it.
  public final var text = ""
  /// What stands below the field.
  public final var lines: [String] = []
  public final var buttons: [String] = []
  /// The window that shows the screen; nil before, and once the screen is gone.
  final weak var window: Window?

  public required init() {}

  /// Called once, before the screen appears for the first time.
  open func didLoad() {}

  /// Called each time the screen appears: at first, and when the user comes back to the app.
  open func didAppear() {}

  /// Called after the user typed into the field, or emptied it.
  open func didChangeText() {}

  /// Called after the user tapped one of the buttons.
  open func didTap(_ button: String) {}

  /// Called on the way out of the app. The screen may come back.
  open func didEnterBackground() {}

  /// Called when the screen is gone. It does not come back.
  open func didDisappear() {}

  /// Shows an alert above the screen.
  public final func present(_ alert: Alert) {
    alert.isFading = false
    window?.alert = alert
  }

  /// Takes the screen off the window.
  public final func close() { window?.close() }
}
