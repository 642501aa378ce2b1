/// One of the scenes that a chapter's program plays.
struct Scene: Hashable, Sendable {
  /// The word on the program's command line.
  let name: String

  static let legacy = Scene(name: "legacy")
  static let refactored = Scene(name: "refactored")
  /// The learner's function of turn 2, called through its production function.
  static let yours = Scene(name: "yours")

  /// The scenes that every chapter's program plays.
  static let usual = [legacy, refactored, yours]

  /// The folder of a usual scene's code.
  var room: String {
    self == .yours ? Turn.refactoring.rawValue : name.prefix(1).uppercased() + name.dropFirst()
  }

  /// The program's arguments for this scene.
  var arguments: [String] { self == .legacy ? [] : [name] }
}
