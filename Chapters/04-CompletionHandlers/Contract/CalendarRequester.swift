import Platform

/// A type that can ask the user whether Jotter may see the calendars. For turns 1 and 2.
protocol CalendarRequester {
  func requestAccess(completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void)

  func requestStatus(completionHandler: @escaping @Sendable (AuthorizationStatus) -> Void)
}

extension CalendarStore: CalendarRequester {
  func requestStatus(completionHandler: @escaping @Sendable (AuthorizationStatus) -> Void) {
    getStatus(completionHandler: completionHandler)
  }
}
