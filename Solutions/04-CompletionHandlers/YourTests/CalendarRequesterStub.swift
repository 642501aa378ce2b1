import Platform

@testable import CompletionHandlers

/// Answers as the test has set it, at once or when the test says so.
final class CalendarRequesterStub: CalendarRequester {
  var isGranted = true
  var error: (any Error)?
  var status = AuthorizationStatus.authorized
  /// Whether answers wait for ``answer()``.
  var isLate = false
  private(set) var requests = 0
  private(set) var statusRequests = 0
  private var pending: [() -> Void] = []

  func requestAccess(completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void) {
    requests += 1
    call { completionHandler(self.isGranted, self.error) }
  }

  func requestStatus(completionHandler: @escaping @Sendable (AuthorizationStatus) -> Void) {
    statusRequests += 1
    call { completionHandler(self.status) }
  }

  /// Gives all waiting answers, and those that are added meanwhile.
  func answer() {
    while !pending.isEmpty { pending.removeFirst()() }
  }

  private func call(_ answer: @escaping () -> Void) {
    if isLate {
      pending.append(answer)
    } else {
      answer()
    }
  }
}
