import Foundation

/// `kata clean`: empties the store.
struct CleanCommand: Command {
  static let name = "clean"
  static let usage = ""
  static let summary = "Empty the store of builds and verdicts; kata makes them again when needed."
  static let details = """
    The store is .build/kata, or the folder that KATA_CACHE names. Your files, backups and the list of hints
    you have seen stay. Do not run it while another kata works.
    """

  init(arguments: [String]) throws {
    try Self.refuseOptions(arguments)
    guard arguments.isEmpty else { throw Failure.usage("`kata clean` takes no arguments.") }
  }

  func run(in session: Session) async throws -> ExitCode {
    let store = try Store(root: session.workbook.cache)
    let size = try store.clean()
    print("Emptied \(store.root.path): \(size / 1_000_000) MB.")
    return .allPassed
  }
}
