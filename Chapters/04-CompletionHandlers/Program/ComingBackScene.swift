import Foundation
import Platform

/// A user asks for something, answers the system's question, and comes back to the app.
enum ComingBackScene {
  /// Plays the scene and ends the program.
  ///
  /// - Parameters:
  ///   - beginning: What is printed first.
  ///   - yes: What is printed for a yes.
  ///   - ask: Asks; its handler is told how it went.
  ///   - whenAnswered: Calls back once the system's question has been answered.
  ///   - comeBack: Checks the permission again.
  static func play(
    _ beginning: String, yes: String, ask: (@escaping Answer) -> Void,
    whenAnswered: (@escaping @Sendable () -> Void) -> Void, comeBack: @escaping () -> Void
  ) -> Never {
    print(beginning)
    var answers = 0
    ask { isOn, error in
      answers += 1
      print("\nAnswer \(answers): \(isOn ? yes : "no, \(error?.domain ?? "") \(error?.code ?? 0)")")
    }
    whenAnswered {
      later {
        print("\nThey come back to Jotter, which looks again.")
        comeBack()
        later { Jotter.end(0) }
      }
    }
    dispatchMain()
  }

  /// Gives the system time to call back.
  private static func later(_ body: @escaping () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.2, execute: body)
  }
}
