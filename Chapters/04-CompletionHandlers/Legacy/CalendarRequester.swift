import Platform

/// A type that can ask the person whether Jotter may see the calendars. For your turn.
protocol CalendarRequester {
  func requestAccess(completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void)

  func requestStatus(completionHandler: @escaping @Sendable (AuthorizationStatus) -> Void)
}

extension CalendarStore: CalendarRequester {
  func requestStatus(completionHandler: @escaping @Sendable (AuthorizationStatus) -> Void) {
    getStatus(completionHandler: completionHandler)
  }
}
