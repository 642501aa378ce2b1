/// How an editor saves.
enum SavingManner: Sendable {
  /// As nano and VS Code do.
  case inPlace
  /// Into a file of some name beside it, which is renamed over the old one, as many do.
  case renameOver(String)
  /// The old file is renamed to some name and stays, a new one is created, as vim and emacs do.
  case keepOld(String)
  /// The old file is deleted, a new one is created.
  case deleteAndCreate
}
