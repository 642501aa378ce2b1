/// Holds the state of any screen, changes it by actions, and records what happens.
final class ScreenRecorder<Screen: RecordableScreen> {
  typealias Entry = ScreenEntry<Screen.State, Screen.Action, Screen.Answer>

  private(set) var state: Screen.State

  private var world: Screen.World
  private let record: (Entry) -> Void

  /// - Parameters:
  ///   - state: The state at the start.
  ///   - world: What the screen asks. Each of its answers is recorded.
  ///   - record: Takes each entry, in order, such as a recorder's `record`.
  init(_ state: Screen.State, in world: Screen.World, record: @escaping (Entry) -> Void) {
    self.state = state
    self.world = Screen.world(asking: world) { record(.answer($0)) }
    self.record = record
    record(.state(state))
  }

  func send(_ action: Screen.Action) { perform(action, by: .user) }

  private func perform(_ action: Screen.Action, by source: Entry.Source) {
    record(.action(action, by: source))
    let effects = Screen.reduce(&state, action, &world)
    record(.state(state))
    for effect in effects { perform(effect, by: .effect) }
  }
}
