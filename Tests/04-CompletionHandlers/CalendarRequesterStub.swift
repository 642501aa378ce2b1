import Platform

@testable import CompletionHandlers

/// Answers what it is told to, at once or when it is told to.
final class CalendarRequesterStub: CalendarRequester {
  var isGranted = true
  var error: (any Error)?
  var status = AuthorizationStatus.authorized
  /// Whether all answers wait for ``answer()``.
  var isLate = false
  /// Whether the answer to the question waits for ``answer()``, and the status is known at once.
  var isAccessLate = false
  private(set) var requests = 0
  private(set) var statusRequests = 0
  private var pending: [() -> Void] = []

  func requestAccess(completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void) {
    requests += 1
    call(isLate || isAccessLate) { completionHandler(self.isGranted, self.error) }
  }

  func requestStatus(completionHandler: @escaping @Sendable (AuthorizationStatus) -> Void) {
    statusRequests += 1
    call(isLate) { completionHandler(self.status) }
  }

  /// Gives every answer that waits, and those that come to wait meanwhile.
  func answer() {
    while !pending.isEmpty { pending.removeFirst()() }
  }

  /// Gives the answer that has waited longest, if one does.
  func answerNext() {
    if !pending.isEmpty { pending.removeFirst()() }
  }

  private func call(_ isLate: Bool, _ answer: @escaping () -> Void) {
    if isLate {
      pending.append(answer)
    } else {
      answer()
    }
  }
}
