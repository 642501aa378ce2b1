/// What a recorder and a player must know of a screen, whatever it shows.
protocol RecordableScreen {
  associatedtype State: Codable & Equatable & Sendable
  associatedtype Action: Codable & Equatable & Sendable
  /// What the screen asks: random numbers, clocks, servers.
  associatedtype World
  /// What the world answers. It need not be equatable: types of other modules may not be.
  associatedtype Answer: Codable & Sendable

  /// The screen's name in the first line of its logs.
  static var name: String { get }

  /// Changes the state, and returns the actions that follow.
  static func reduce(_ state: inout State, _ action: Action, _ world: inout World) -> [Action]

  /// A world that asks another one, and passes each answer on before it returns it.
  static func world(asking world: World, noting note: @escaping (Answer) -> Void) -> World

  /// A world that asks a function for the answers of a log. The function returns nil when none is left.
  static func world(answering answer: @escaping () -> Answer?) -> World
}
