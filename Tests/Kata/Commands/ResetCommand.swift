/// `kata reset`: restores the untouched start or a backup, and keeps the learner's files.
struct ResetCommand: Command {
  static let name = "reset"
  static let usage = "CHAPTER"
  static let summary = "Restore the untouched start; your files are kept in a dated folder first."
  static let details = """
    The folder is below .kata/backups, which git ignores and no command removes.

    --to restores a backup; the beginning of its name is enough.
    `swift run kata reset --list` names all backups, newest first.
    """

  /// The aim of the reset.
  private enum Aim {
    case start(String)
    case backup(String, of: String)
    case list
  }

  private let aim: Aim

  init(arguments: [String]) throws {
    if arguments == ["--list"] {
      aim = .list
    } else if let place = arguments.firstIndex(of: "--to") {
      guard place + 1 < arguments.count else {
        throw Failure.usage(
          "--to needs the name of a backup. `swift run kata reset --list` names them all.")
      }
      let rest = arguments[..<place] + arguments[(place + 2)...]
      aim = .backup(arguments[place + 1], of: try Self.oneChapter(Array(rest)))
    } else {
      aim = .start(try Self.oneChapter(arguments))
    }
  }

  func run(in session: Session) async throws -> ExitCode {
    let workbook = session.workbook
    switch aim {
    case .start(let name): print(try workbook.reset(session.chapter(name)).text)
    case .backup(let backup, let name):
      print(try workbook.restoreBackup(backup, of: session.chapter(name)))
    case .list:
      let backups = try workbook.backups()
      if backups.isEmpty { print("There are no backups: nothing was reset yet.") }
      for backup in backups {
        let count = try Submission.sources(in: backup.folder).paths.count
        print("\(backup.name)  \(backup.chapter.id)  \(count) Swift files")
      }
    }
    return .allPassed
  }
}
