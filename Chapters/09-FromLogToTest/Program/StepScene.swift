import Foundation

/// Lets a person go through a log step by step; prints it where there is no terminal.
enum StepScene {
  static func play(_ words: [String]) throws {
    let file = try LogFile(words)
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else {
      print("\(file.name), \(file.log.steps.count) steps:")
      for (number, step) in zip(1..., file.log.steps) {
        print("\(LogScene.line(number, step)): \(LogScene.screen(step.state))")
      }
      return
    }
    let stepper = Stepper(file, isFullScreen: givesSingleKeys)
    stepper.draw()
    let resizing = DispatchSource.makeSignalSource(signal: SIGWINCH, queue: .main)
    resizing.setEventHandler { MainActor.assumeIsolated { stepper.draw() } }
    resizing.resume()
    Thread.detachNewThread {
      var bytes: Data
      repeat {
        bytes = FileHandle.standardInput.availableData
        DispatchQueue.main.async { [bytes] in
          MainActor.assumeIsolated { stepper.take(bytes) }
        }
      } while !bytes.isEmpty
    }
    withExtendedLifetime(resizing) { dispatchMain() }
  }

  /// Whether the terminal gives each key at once, as `kata run` asks it to.
  private static var givesSingleKeys: Bool {
    var settings = termios()
    return tcgetattr(STDIN_FILENO, &settings) == 0 && settings.c_lflag & tcflag_t(ICANON) == 0
  }
}
