import Foundation

/// The command line of `kata`: finds the command, runs it, and prints an error as a sentence.
@main struct Kata {
  static let commands: [any Command.Type] = [
    ListCommand.self, CheckCommand.self, WatchCommand.self, TestCommand.self, RunCommand.self,
    HintCommand.self,
    SeamsCommand.self, DiffCommand.self, PlantCommand.self, DuelCommand.self, ResetCommand.self,
    GradeCommand.self, ReportCommand.self, HandoutCommand.self, VerifyCommand.self, NewCommand.self,
    CleanCommand.self, CompletionsCommand.self,
  ]

  static func main() async {
    // A closed standard output is an error like others: kata still ends the programs that it has started.
    signal(SIGPIPE, SIG_IGN)
    let arguments = Array(CommandLine.arguments.dropFirst())
    let work = Task { try await run(arguments) }
    Interruption.onSignal { work.cancel() }
    let result = await work.result
    if let exitCode = Interruption.exitCode {
      Console.complain("\nkata: interrupted; everything it had started was stopped.\n")
      exit(exitCode)
    }
    do {
      let exitCode = try result.get()
      try StandardOutput.finish()
      exit(exitCode.rawValue)
    } catch let failure as Failure {
      stop(failure)
    } catch {
      stop(.grader(error.localizedDescription))
    }
  }

  private static func run(_ arguments: [String]) async throws -> ExitCode {
    let first = arguments.first ?? ""
    if ["--help", "-h", "help"].contains(first) {
      guard arguments.count > 1 else { return show(help) }
      return show(try command(arguments[1]).help)
    }
    if first == "--version" { return show(try await version()) }
    let type = first.isEmpty ? OverviewCommand.self : try command(first)
    let rest = Array(arguments.dropFirst())
    if rest.contains("--help") || rest.contains("-h") { return show(type.help) }
    let command = try type.init(arguments: rest)
    let session = Session(workbook: try Workbook.find())
    if !type.worksInHandout { try session.requireWholeWorkbook(for: type.name) }
    return try await command.run(in: session)
  }

  /// The commands that work in a workbook: in a handout, some do not.
  static func commands(in workbook: Workbook?) -> [any Command.Type] {
    commands.filter { workbook?.isHandout != true || $0.worksInHandout }
  }

  private static func version() async throws -> String {
    let session = Session(workbook: try Workbook.find())
    let workbench = try await Workbench(
      workbook: session.workbook, progress: session.progress, sandbox: .off)
    let origin = try await Judge(workbench: workbench).identity()
    return """
      kata \(origin.kata), workbook \(origin.workbook)
      \(workbench.compiler.recipe.version)
      \(workbench.compiler.way.summary)
      What is new stands in .github/CHANGES.md.
      """
  }

  private static func command(_ name: String) throws -> any Command.Type {
    if let command = commands.first(where: { $0.name == name }) { return command }
    let guess = Suggestion.nearest(to: name, among: commands.map { ($0.name, $0) })
      .map { " Did you mean \($0.name)?" }
    throw Failure.usage(
      "kata has no command \"\(name)\"." + (guess ?? " `swift run kata --help` names them all."))
  }

  private static var help: String {
    let commands = commands(in: try? Workbook.find())
    let width = commands.map { ($0.name + " " + $0.usage).count }.max() ?? 0
    let lines = commands.map { command in
      "  " + (command.name + " " + command.usage).padding(to: width) + "  " + command.summary
    }
    return """
      kata works through the chapters of this workbook and judges them.

        swift run kata [COMMAND]

      Without a command: \(OverviewCommand.summary.prefix(1).lowercased() + OverviewCommand.summary.dropFirst())

      \(lines.joined(separator: "\n"))

      For more about a command: swift run kata check --help.

      Exit codes: 0 all passed, 1 something failed, 2 wrong usage, 3 kata itself could not work.
      `swift run kata --version` says which kata this is, which Swift it uses, how it builds, and
      where to read what is new.

      Environment: NO_COLOR for plain text; KATA_CACHE for a folder to build in instead of .build/kata;
      KATA_CACHE_LIMIT for the size it may have, in megabytes (\(Store.defaultLimit) without it);
      KATA_TIME_LIMIT for how long a test may give no sign of life, in seconds (5 without it);
      KATA_BUILD=swiftpm to build through SwiftPM, which is slow and works wherever `swift test` does;
      KATA_TRACE for a file to which the programs that kata calls are written, as lines for a shell.
      """
  }

  private static func show(_ text: String) -> ExitCode {
    print(text)
    return .allPassed
  }

  private static func stop(_ failure: Failure) -> Never {
    Console.complain("kata: \(Style.harmless(failure.message))\n")
    exit(failure.exitCode.rawValue)
  }
}
