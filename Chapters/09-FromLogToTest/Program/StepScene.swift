import Foundation
import Platform

/// Lets a person go through a log step by step; prints it where there is no terminal.
enum StepScene {
  static func play(_ words: [String]) throws { try play(words, isFixed: false) }

  /// The same with the bug fixed.
  static func playFixed(_ words: [String]) throws { try play(words, isFixed: true) }

  private static func play(_ words: [String], isFixed: Bool) throws {
    let file = try LogFile(words)
    let log = try file.log
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else {
      if file.isEarlier { print(EarlierLog.lack) }
      print("\(file.name), \(log.steps.count) steps\(isFixed ? ", with the bug fixed" : ""):")
      show(log, isFixed ? FixedReducer.reduce : SurpriseReducer.reduce)
      return
    }
    let stepper = Stepper(
      log, of: file, isFixed: isFixed, isFullScreen: Keyboard.givesSingleKeys)
    stepper.draw()
    let resizing = DispatchSource.makeSignalSource(signal: SIGWINCH, queue: .main)
    resizing.setEventHandler { MainActor.assumeIsolated { stepper.draw() } }
    resizing.resume()
    Keyboard.read(stepper.take)
    withExtendedLifetime(resizing) { dispatchMain() }
  }

  /// Prints each step, and what the screen shows after it.
  private static func show(_ log: SurpriseLog, _ reduce: Reduce) {
    var moment = Moment(state: log.start)
    for (number, step) in zip(1..., log.steps) {
      let happens = moment.allows(step)
      if happens {
        moment.take(step.action, by: step.source, step: number, drawing: step.drew, reduce)
      }
      let screen = happens ? LogScene.screen(moment.state) : "does not happen"
      print("\(LogScene.line(number, step)): \(screen)")
    }
  }
}
