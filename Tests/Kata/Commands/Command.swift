import Foundation

/// A command of `kata`: its help, and its work.
protocol Command: Sendable {
  static var name: String { get }
  /// The arguments after its name, as help shows them.
  static var usage: String { get }
  /// One line for the list of commands.
  static var summary: String { get }
  /// The text that `--help` adds to the summary.
  static var details: String { get }
  /// Whether it works in a handout, which lacks what authors and teachers need.
  static var worksInHandout: Bool { get }

  /// Reads the arguments after the command's name.
  init(arguments: [String]) throws

  /// Does the work and prints the result. Throws ``Failure`` if the work could not be done.
  func run(in session: Session) async throws -> ExitCode
}

extension Command {
  static var worksInHandout: Bool { true }

  static var help: String {
    """
    \(summary)

      swift run kata \(name)\(usage.isEmpty ? "" : " " + usage)

    \(details)
    """
  }

  /// Throws ``Failure`` for an option, in a command that has none except `--help`.
  static func refuseOptions(_ arguments: [String]) throws {
    if let option = arguments.first(where: { $0.hasPrefix("-") }) {
      throw Failure.usage("`kata \(name)` knows no option \(option). Try `kata \(name) --help`.")
    }
  }

  /// Takes the value of an option from the words behind it.
  static func value(of option: String, in rest: inout ArraySlice<String>) throws -> String {
    if let value = rest.popFirst() { return value }
    throw Failure.usage("`kata \(name) \(option)` needs a value. Try `kata \(name) --help`.")
  }

  /// The name of the one chapter that a command is about.
  static func oneChapter(_ arguments: [String]) throws -> String {
    try refuseOptions(arguments)
    guard arguments.count == 1 else {
      throw Failure.usage("`kata \(name)` needs one chapter, as in `kata \(name) 1`.")
    }
    return arguments[0]
  }
}
