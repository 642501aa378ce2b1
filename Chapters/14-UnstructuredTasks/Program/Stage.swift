import Foundation

/// Lets a program wait for the work of others.
enum Stage {
  /// Lets time pass.
  static func wait(_ seconds: Double) { RunLoop.main.run(until: .now + seconds) }

  /// Waits for an answer of the server.
  static func ask<Answer: Sendable>(_ question: @escaping (InboxService) async -> Answer) -> Answer
  {
    var answer: Answer?
    Task { answer = await question(.shared) }
    while true {
      if let answer { return answer }
      wait(0.005)
    }
  }
}
