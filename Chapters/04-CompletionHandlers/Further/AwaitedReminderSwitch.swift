import Foundation

/// The first change of the switch, which may answer twice, for callers that await its answer.
extension ParameterizedReminderSwitch {
  /// Resumes the task at each answer: the second one ends the program.
  func turnOnTrustingIt(requester: any NotificationRequester) async -> Bool {
    await withCheckedContinuation { continuation in
      turnOn(requester: requester) { isOn, _ in continuation.resume(returning: isOn) }
    }
  }

  /// Resumes the task at the first answer.
  func turnOn(requester: any NotificationRequester) async -> Bool {
    await withCheckedContinuation { continuation in
      turnOn(requester: requester, completion: FirstAnswer(to: continuation).take)
    }
  }
}

/// Passes the first of several answers on to a task that awaits one.
final class FirstAnswer {
  private let lock = NSLock()
  private var continuation: CheckedContinuation<Bool, Never>?

  init(to continuation: CheckedContinuation<Bool, Never>) { self.continuation = continuation }

  /// Takes an answer, on any thread. The continuation is read and cleared in one step.
  func take(_ isOn: Bool, _ error: NSError?) {
    let waiting = lock.withLock {
      defer { continuation = nil }
      return continuation
    }
    waiting?.resume(returning: isOn)
  }
}
