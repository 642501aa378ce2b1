import Foundation

/// The app, as each chapter's program starts it.
public enum Jotter {
  /// Plays the one of three scenes that the command line names; without a name, the legacy program.
  ///
  /// All three keep their files in the same folder, as the versions of an app on one phone do. A scene that
  /// throws ends the program with exit code 1, an unknown name with 2.
  ///
  /// - Parameters:
  ///   - legacy: The legacy code.
  ///   - refactored: The worked example.
  ///   - yours: Turn 2's piece, through its production function.
  ///   - isStarted: Whether the learner says that turn 2 has begun.
  @MainActor public static func play(
    legacy: @MainActor () throws -> Void, refactored: @MainActor () throws -> Void,
    yours: @MainActor () throws -> Void, isStarted: Bool
  ) {
    let program = URL(filePath: CommandLine.arguments[0]).lastPathComponent
    DocumentsFolder.keepBetweenRuns(for: program)
    do {
      switch CommandLine.arguments.dropFirst() {
      case [], ["legacy"]: try legacy()
      case ["refactored"]: try refactored()
      case ["yours"]:
        if !isStarted {
          print("As found: `started` in YourRefactoring/Entry.swift is still false.\n")
        }
        try yours()
      case let words:
        say(
          "This program runs alone, with `refactored`, or with `yours`; not with `\(words.joined(separator: " "))`."
        )
        exit(2)
      }
    } catch {
      fflush(nil)
      say("The scene ended early: \(error)")
      exit(1)
    }
  }

  private static func say(_ sentence: String) {
    FileHandle.standardError.write(Data("\(sentence)\n".utf8))
  }
}
