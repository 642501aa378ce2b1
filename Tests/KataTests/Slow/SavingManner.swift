/// A way in which an editor saves.
enum SavingManner: Sendable {
  /// As nano and VS Code do.
  case inPlace
  /// The text goes to a new file of some name, which is then renamed over the old file. Many editors do this.
  case renameOver(String)
  /// The old file is renamed to some name and stays, and a new one is created, as in vim and emacs.
  case keepOld(String)
  /// The old file is deleted, and a new one is created.
  case deleteAndCreate
}
