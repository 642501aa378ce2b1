/// A type that can link Jotter to the calendars.
protocol CalendarLinking: AnyObject {
  /// Links, once the person has allowed it.
  ///
  /// - Parameters:
  ///   - user: Who is logged in; a guest cannot link.
  ///   - viaDeeplink: Whether a link in a mail led here.
  ///   - completion: Is told how it ended, exactly once.
  func link(user: User?, viaDeeplink: Bool, completion: @escaping Answer)

  /// Looks again at what the person has allowed, for whoever still waits.
  func appBecameActive()
}
