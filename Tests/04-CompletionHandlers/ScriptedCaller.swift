/// A caller in a script, and what is known about it.
struct ScriptedCaller {
  var viaDeeplink: Bool
  /// Whether no other caller waited when this one linked: what it is told is no matter of choice.
  var isLeading: Bool
  /// Its own question, when the linker asked one at once.
  var question: Int?
  /// The readings of the status that followed its own question.
  var ownReadings: Set<Int> = []
  /// The readings of the status that followed coming back, while it waited.
  var returningReadings: Set<Int> = []
  /// Whether the status was authorized, and only the main queue has to run.
  var waitsForTheQueue = false
  var told: [String] = []

  /// Whether its answer is due, and must be the right one.
  var isDue: Bool { isLeading && told.isEmpty }
}
