import Foundation

/// A screen with a key for each button, which prints a line for each state.
@MainActor public final class ButtonScreen {
  /// A button, and the key that presses it.
  public struct Button {
    let key: Character
    let name: String
    let press: @MainActor () -> Void

    public init(_ key: Character, _ name: String, press: @escaping @MainActor () -> Void) {
      self.key = key
      self.name = name
      self.press = press
    }
  }

  private let title: String
  private let buttons: [Button]
  private let state: @MainActor () -> String
  private let isBusy: @MainActor () -> Bool
  private var (isAtEnd, isOver) = (false, false)

  /// - Parameters:
  ///   - title: What is printed above.
  ///   - buttons: The buttons, beside `q`, which quits.
  ///   - state: What the screen shows, in a line.
  ///   - isBusy: Whether something still comes by itself, for which the end of the input waits.
  public init(
    _ title: String, buttons: [Button], state: @escaping @MainActor () -> String,
    isBusy: @escaping @MainActor () -> Bool = { false }
  ) {
    self.title = title
    self.buttons = buttons
    self.state = state
    self.isBusy = isBusy
  }

  /// Plays until `q` is pressed, or the input is at its end.
  public func play() {
    let help = buttons.map { "\($0.key): \($0.name)" } + ["q: quit"]
    say("\(title)\n\(help.joined(separator: "   "))\n\(state())")
    Keyboard.takeSingleKeys { self.isOver = true }
    Keyboard.read { self.take($0) }
    while !isOver, !isAtEnd || isBusy() { RunLoop.main.run(until: Date() + 0.01) }
    isOver = true
  }

  /// Prints a state that came by itself.
  public func redraw() {
    if !isOver { say("-> \(state())") }
  }

  private func take(_ bytes: Data) {
    if bytes.isEmpty { isAtEnd = true }
    for key in String(decoding: bytes, as: UTF8.self) where !isOver {
      // A terminal that gives single keys passes Control-D on.
      if key == "q" || key == "\u{4}" { isOver = true }
      guard let button = buttons.first(where: { $0.key == key }) else { continue }
      button.press()
      say("\(key)  \(state())")
    }
  }

  private func say(_ line: String) {
    print(line)
    fflush(nil)
  }
}
