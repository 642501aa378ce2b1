import Foundation

/// A file of Swift with one test, written from a log.
public struct LogTest: Sendable {
  /// The name of the log's file, without its folder, which is private.
  private let file: String
  private let module: String
  /// The words for what wrote it.
  private let origin: String

  /// - Parameters:
  ///   - path: Where the log lies, shown where it says nothing of the machine; nil for the one that the program
  ///     carries.
  ///   - module: The module with the code under test.
  ///   - command: The command that writes the test anew, without the log's name.
  public init(from path: String?, in module: String, by command: String? = nil) {
    let last = URL(filePath: path ?? "testers.log").lastPathComponent
    let name = String(
      last.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? $0 : "-" })
    (file, self.module) = (name, module)
    let shown = path.map { $0.first != "/" && AppFile.isPlain($0) ? $0 : name }
    let words = [command, shown].compactMap(\.self).joined(separator: " ")
    origin = command == nil ? "" : "by `\(words)` "
  }

  /// Writes the file.
  ///
  /// - Parameters:
  ///   - lines: The body of the test.
  ///   - claim: What the test's name says of the things that happened.
  ///   - effects: `throws` for a body that throws.
  /// - Returns: The source of the file.
  public func source(
    _ lines: [String], claim: String = "happens again", effects: String = ""
  ) -> String {
    """
    // Written \(origin)from a log. When the log changes, write it anew.
    import Testing

    @testable import \(module)

    @MainActor @Suite struct \(typeName)Tests {
      @Test func `what happened in \(file) \(claim)`() \(effects.isEmpty ? "" : effects + " "){
    \(lines.map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n"))
      }
    }

    """
  }

  /// Writes the file with the whole log in its test.
  ///
  /// - Parameters:
  ///   - log: The log.
  ///   - differences: An expression that plays the text `log`, and gives the differences; it may throw.
  /// - Returns: The source of the file.
  public func source(playing log: LogText, by differences: String) -> String {
    source(
      Self.lines(of: log) + ["let differences = try \(differences)", "#expect(differences == [])"],
      effects: "throws")
  }

  /// Lines that make a whole log the text `log`. A line of JSON holds nothing that ends a raw string.
  public static func lines(of log: LogText) -> [String] {
    ["let log = #\"\"\""] + log.text.split(separator: "\n").map { "  \($0)" } + ["  \"\"\"#", ""]
  }

  private var typeName: String {
    let words = file.split { !$0.isLetter && !$0.isNumber }
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    // A type's name begins with no digit.
    return name.first?.isLetter == true ? name : "Log\(name)"
  }
}
