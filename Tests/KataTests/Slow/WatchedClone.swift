import Foundation

/// A copy of the miniature with `kata watch` in a terminal, by default for the first chapter.
struct WatchedClone {
  let clone: Clone
  let terminal: PseudoTerminal

  /// Starts `kata watch 1` in a copy.
  init(_ clone: Clone, _ words: [String] = ["1"], environment: [String: String] = [:]) throws {
    self.clone = clone
    let variables = ["KATA_CACHE": Clone.cache.path, "NO_COLOR": ""]
    terminal = try PseudoTerminal(
      Clone.built("kata"), ["watch"] + words, in: clone.root,
      environment: variables.merging(environment) { $1 })
  }

  static let work = "Chapters/01-AtTheDoor"
  static let farewell = "\(work)/YourRefactoring/Farewell.swift"

  /// Saves the refactoring in the manner of an editor.
  func save(_ text: String, _ manner: SavingManner) throws {
    let file = clone.root.appending(path: Self.farewell)
    let folder = file.deletingLastPathComponent()
    switch manner {
    case .inPlace:
      let handle = try FileHandle(forWritingTo: file)
      defer { try? handle.close() }
      try handle.truncate(atOffset: 0)
      try handle.write(contentsOf: Data(text.utf8))
    case .renameOver(let name):
      let other = folder.appending(path: name)
      try Data(text.utf8).write(to: other)
      guard rename(other.path, file.path) == 0 else { throw POSIXError(.EIO) }
    case .keepOld(let name):
      let other = folder.appending(path: name)
      try? FileManager.default.removeItem(at: other)
      try FileManager.default.moveItem(at: file, to: other)
      try Data(text.utf8).write(to: file)
    case .deleteAndCreate:
      try FileManager.default.removeItem(at: file)
      try Data(text.utf8).write(to: file)
    }
  }
}
