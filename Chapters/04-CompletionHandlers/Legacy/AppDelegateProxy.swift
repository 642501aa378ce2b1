/// Finds the app's delegate, wherever it is.
class AppDelegateProxy {
  static let shared = AppDelegateProxy()

  weak var delegate: (any ReminderDelegate)?
}
