import Foundation
import Platform

/// Lets a person go through a log step by step; prints it where there is no terminal.
enum StepScene {
  static func play(_ words: [String]) throws {
    let file = try LogFile(words)
    let log = try file.log
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else {
      if file.isEarlier { print(EarlierLog.lack) }
      print("\(file.name), \(log.steps.count) steps:")
      for (number, step) in zip(1..., log.steps) {
        print("\(LogScene.line(number, step)): \(LogScene.screen(step.state))")
      }
      return
    }
    let stepper = Stepper(log, of: file, isFullScreen: Keyboard.givesSingleKeys)
    stepper.draw()
    let resizing = DispatchSource.makeSignalSource(signal: SIGWINCH, queue: .main)
    resizing.setEventHandler { MainActor.assumeIsolated { stepper.draw() } }
    resizing.resume()
    Keyboard.read(stepper.take)
    withExtendedLifetime(resizing) { dispatchMain() }
  }
}
