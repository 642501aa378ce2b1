/// A type that can link Jotter to the calendars.
protocol CalendarLinking: AnyObject {
  /// Links, once the user has allowed it.
  ///
  /// - Parameters:
  ///   - user: The user who is logged in; nil for a guest, who cannot link.
  ///   - viaDeeplink: Whether a link in a mail led here.
  ///   - completion: Called exactly once, with how it ended.
  func link(user: User?, viaDeeplink: Bool, completion: @escaping Answer)

  /// Checks again what the user has allowed, for the callers who still wait.
  func appBecameActive()
}
