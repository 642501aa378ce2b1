/// A type that is told of a refusal if it wants to be.
///
/// The empty method below makes this one optional, as `@objc optional` does on Apple's platforms.
protocol RefusalReporting: AnyObject {
  func remindersWereRefused()
}

extension RefusalReporting {
  func remindersWereRefused() {}
}
