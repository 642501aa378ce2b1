// C declares `stdout` as a variable.
@preconcurrency import Foundation

/// The app, as each chapter's program starts it.
public enum Jotter {
  /// Plays the scene that the command line names; without a name, the legacy program.
  ///
  /// All keep their files in the same folder, as the versions of an app on one phone do. A scene that
  /// throws ends the program with exit code 1, an unknown name or a ``UsageError`` with 2.
  ///
  /// - Parameters:
  ///   - legacy: The legacy code.
  ///   - refactored: The worked example.
  ///   - yours: Turn 2's piece, through its production function.
  ///   - others: What else the program can play, by name; each takes what follows its name. `yours` among them is
  ///     played where words follow it.
  ///   - isStarted: Whether the learner says that turn 2 has begun.
  @MainActor public static func play(
    legacy: @MainActor () throws -> Void, refactored: @MainActor () throws -> Void,
    yours: @MainActor () throws -> Void,
    others: [String: @MainActor ([String]) throws -> Void] = [:], isStarted: Bool
  ) {
    let program = URL(filePath: CommandLine.arguments[0]).lastPathComponent
    DocumentsFolder.keepBetweenRuns(for: program)
    do {
      let words = Array(CommandLine.arguments.dropFirst())
      let isYours = words.first == "yours" && (words.count == 1 || others["yours"] != nil)
      if isYours, !isStarted {
        print("Reminder: `started` in YourRefactoring/Entry.swift is still false.\n")
      }
      if words != ["yours"], let scene = words.first.flatMap({ others[$0] }) {
        do { try scene(Array(words.dropFirst())) } catch {
          say("\(error)")
          end(error is UsageError ? 2 : 1)
        }
        // A full disk is no success: what was printed may be a test.
        guard fflush(stdout) == 0, ferror(stdout) == 0 else {
          say("The output cannot be written: \(String(cString: strerror(errno))).")
          end(1)
        }
        return
      }
      switch words {
      case [], ["legacy"]: try legacy()
      case ["refactored"]: try refactored()
      case ["yours"]: try yours()
      default:
        let names = (["refactored", "yours"] + others.keys.filter { $0 != "yours" }.sorted())
          .map { "with `\($0)`" }
        say(
          "This program runs alone, \(names.dropLast().joined(separator: ", ")), or \(names.last ?? "");"
            + " not with `\(words.joined(separator: " "))`.")
        end(2)
      }
    } catch {
      fflush(nil)
      say("The scene ended early: \(error)")
      end(1)
    }
  }

  /// Ends the app with an exit code. In a run that `kata` judges it traps: no test ends the process there.
  ///
  /// - Parameter code: 0 when all went well.
  public static func end(_ code: Int32) -> Never {
    guard Reach.isApp else { fatalError("The app ended with exit code \(code) while tests ran.") }
    exit(code)
  }

  private static func say(_ sentence: String) {
    FileHandle.standardError.write(Data("\(sentence)\n".utf8))
  }
}
