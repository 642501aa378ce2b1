/// Gives access to the app's delegate from anywhere.
class AppDelegateProxy {
  static let shared = AppDelegateProxy()

  weak var delegate: (any ReminderDelegate)?
}
