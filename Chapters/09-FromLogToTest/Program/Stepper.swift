import Foundation
import Platform

/// A time traveller that is steered by keys.
final class Stepper {
  private let log: SurpriseLog
  private let file: LogFile
  private let isFixed: Bool
  private let isFullScreen: Bool
  private lazy var traveller = TimeTraveller(
    log: log, reduce: isFixed ? FixedReducer.reduce : SurpriseReducer.reduce,
    effects: RedrawingEffects(base: LiveEffects()) { [weak self] in self?.draw() })
  /// The digits of a step to jump to.
  private var digits = ""

  init(_ log: SurpriseLog, of file: LogFile, isFixed: Bool, isFullScreen: Bool) {
    self.log = log
    self.file = file
    self.isFixed = isFixed
    self.isFullScreen = isFullScreen
    NoteTexts.prepare()
  }

  /// Takes what was typed; nothing at its end.
  func take(_ bytes: Data) {
    if bytes.isEmpty { Jotter.end(0) }
    Key.keys(in: bytes).forEach(press)
    draw()
  }

  private func press(_ key: Key) {
    if case .letter(let digit) = key, digit.isASCII, digit.isNumber {
      if digits.count < 6 { digits.append(digit) }
      return
    }
    let typed = digits
    digits = ""
    switch key {
    case .left: traveller.jump(to: traveller.position - 1)
    case .right: traveller.jump(to: traveller.position + 1)
    case .home: traveller.jump(to: 0)
    case .end: traveller.jump(to: .max)
    case .enter: if let step = Int(typed) { traveller.jump(to: step) }
    case .delete: digits = String(typed.dropLast())
    case .letter("q"): Jotter.end(0)
    case .letter("s"): traveller.send(.surpriseMe)
    case .letter("p"): traveller.send(traveller.state.isPlaying ? .pause : .play)
    case .letter("c"): traveller.send(.close)
    case .letter("b"):
      let next = (traveller.current + 1) % traveller.paths.count
      traveller.jump(to: traveller.position, on: next)
    case .letter: break
    }
  }

  // MARK: - Drawing

  /// Shows where the traveller is.
  func draw() {
    if isFullScreen {
      let title = ["\(file.name), \(place)", file.isEarlier ? EarlierLog.lack : ""]
      let lines = title + steps + ["", screen] + running + [""] + help
      let page = lines.map { "\($0)\u{1b}[K" }.joined(separator: "\r\n")
      print("\u{1b}[H\(page)", terminator: "\u{1b}[J")
    } else {
      print("\(place): \(screen)")
    }
    fflush(nil)
  }

  private var place: String {
    var path = ""
    if traveller.current > 0 {
      let shared = zip(traveller.path.steps, traveller.paths[0].steps).prefix { $0 == $1 }.count
      path = "branch \(traveller.current), which leaves the log after step \(shared): "
    }
    let asked = digits.isEmpty ? "" : "   Go to step \(digits)_"
    return "\(path)step \(traveller.position) of \(traveller.path.steps.count)\(asked)"
  }

  private var screen: String {
    (isFixed ? "With the bug fixed, the" : "The")
      + " screen shows \(LogScene.screen(traveller.state))."
  }

  /// The steps around this one, as many lines as there is room for.
  private var steps: [String] {
    let (count, lines) = (traveller.path.steps.count, max(1, min(13, Self.rows - 11)))
    let first = max(0, min(traveller.position - lines / 2, count - lines + 1))
    return (first..<(first + lines)).map { number in
      guard number <= count else { return "" }
      let mark = number == traveller.position ? ">" : " "
      guard number > 0 else { return "\(mark)   0  the start" }
      let step = traveller.path.steps[number - 1]
      let happens = traveller.moment(at: number - 1).allows(step)
      return mark + LogScene.line(number, step) + (happens ? "" : ": does not happen")
    }
  }

  /// How many lines the terminal has.
  private static var rows: Int {
    var size = winsize()
    let isKnown = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_row > 0
    return isKnown ? Int(size.ws_row) : 24
  }

  /// The effects that have no answer yet at this step, in three lines.
  private var running: [String] {
    let effects = traveller.moment(at: traveller.position).running
    let names = effects.prefix(2).map { "  \($0.effect), begun by step \($0.step)" }
    let title = effects.isEmpty ? "No answer is missing." : "Answers that are still missing:"
    return [title] + names + Array(repeating: "", count: 2 - names.count)
  }

  private var help: [String] {
    [
      "left, right: a step   Home, End   20 Return: to step 20   q: quit",
      "s: surprise me   p: play, or pause   c: close     Each begins a branch.",
      traveller.paths.count == 1 ? "" : "b: to the log, and to its branches, in turn",
    ]
  }
}
