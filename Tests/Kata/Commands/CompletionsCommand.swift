import Foundation

/// `kata completions`: prints a script with which a shell completes the words of `kata`.
struct CompletionsCommand: Command {
  static let name = "completions"
  static let usage = "SHELL"
  static let summary = "Print a script that completes commands, chapters and names in your shell."
  static let details = """
    SHELL is bash, zsh or fish. The script makes a function `kata`, short for `swift run kata`, and
    completes its words: commands, options, chapters, scenes, after `kata hint 1` the names of what fails
    in the chapter, and after `kata test 1` those of its tests. Its first line says where it goes.
    """

  private let shell: Shell?
  private let words: [String]

  init(arguments: [String]) throws {
    words = arguments.first == "--words" ? Array(arguments.dropFirst()) : []
    if arguments.first == "--words" {
      shell = nil
      return
    }
    try Self.refuseOptions(arguments)
    guard arguments.count == 1, let shell = Shell(rawValue: arguments[0]) else {
      let names = Shell.allCases.map(\.rawValue).joined(separator: ", ")
      throw Failure.usage("`kata completions` needs the name of your shell: \(names).")
    }
    self.shell = shell
  }

  func run(in session: Session) async throws -> ExitCode {
    if let shell {
      print(shell.script(asking: Host.program.path))
      return .allPassed
    }
    // Asked by a script, with the words that were typed.
    var session = session
    session.progress = Progress { _, _ in }
    let completion = Completion(
      words: words, commands: Kata.commands(in: session.workbook), session: session)
    for candidate in try await completion.candidates() { print(candidate) }
    return .allPassed
  }
}
