/// Something that wants to know when the phone was registered.
protocol ReminderDelegate: AnyObject {
  func remindersWereTurnedOn()
}

/// Finds the app's delegate, wherever it is.
class AppDelegateProxy {
  static let shared = AppDelegateProxy()

  weak var delegate: (any ReminderDelegate)?
}
