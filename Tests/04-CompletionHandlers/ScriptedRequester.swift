import Platform

@testable import CompletionHandlers

/// Keeps all that it is asked, numbered, until a script has it answered.
final class ScriptedRequester: CalendarRequester {
  typealias AccessHandler = @Sendable (Bool, (any Error)?) -> Void
  typealias StatusHandler = @Sendable (AuthorizationStatus) -> Void

  /// How often access was requested: the number of the last question.
  private(set) var questions = 0
  /// How often the status was requested: the number of the last reading.
  private(set) var readings = 0
  private var openQuestions: [(number: Int, handler: AccessHandler)] = []
  private var openReadings: [(number: Int, handler: StatusHandler)] = []

  var isReading: Bool { !openReadings.isEmpty }
  var isIdle: Bool { openQuestions.isEmpty && openReadings.isEmpty }
  var hasOpenQuestion: Bool { !openQuestions.isEmpty }

  func isOpen(question number: Int) -> Bool { openQuestions.contains { $0.number == number } }

  func requestAccess(completionHandler: @escaping AccessHandler) {
    questions += 1
    openQuestions.append((questions, completionHandler))
  }

  func requestStatus(completionHandler: @escaping StatusHandler) {
    readings += 1
    openReadings.append((readings, completionHandler))
  }

  /// Takes out the question that has waited longest.
  func nextQuestion() -> (number: Int, handler: AccessHandler)? {
    openQuestions.isEmpty ? nil : openQuestions.removeFirst()
  }

  /// Takes out the reading that has waited longest.
  func nextReading() -> (number: Int, handler: StatusHandler)? {
    openReadings.isEmpty ? nil : openReadings.removeFirst()
  }
}
