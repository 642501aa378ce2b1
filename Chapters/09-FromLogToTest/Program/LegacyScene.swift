import Foundation

/// A developer goes through the tester's log.
enum LegacyScene {
  static func play() {
    LogScene.show()
    let log = TestersLog.log
    let middle = SurpriseLog(start: log.start, steps: Array(log.steps.prefix(20)))
    let rest = SurpriseLog(start: log.start, steps: Array(log.steps.dropFirst(20)))
    let store = LegacySurpriseStore(state: log.start)
    print("\nOn the tester's screen, after step 20: \(LogScene.screen(log.steps[19].state))")
    finish {
      await LegacyClicker.click(middle, in: store)
      print("On a developer's, after the same buttons: \(LogScene.screen(store.state))")
      await LegacyClicker.click(rest, in: store)
    }
    print("After all buttons: \(LogScene.screen(store.state)). Nothing was wrong.")
  }

  /// Lets the app go on until the work is done.
  static func finish(_ work: @escaping () async -> Void) {
    var isDone = false
    Task {
      await work()
      isDone = true
    }
    while !isDone { RunLoop.main.run(until: Date() + 0.01) }
  }
}
