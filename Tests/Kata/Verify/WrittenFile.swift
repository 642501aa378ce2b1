import Foundation

/// A file of a chapter's suite that the chapter's program writes, as the file's first line says.
struct WrittenFile {
  /// As seen from the workbook's root.
  let path: String
  let text: String
  /// The name under which a lesson quotes what the program writes.
  let source: String

  /// The files that a chapter's program writes.
  ///
  /// - Throws: An error of the file system.
  static func all(in chapter: Chapter) throws -> [WrittenFile] {
    try FileManager.default.contentsOfDirectory(atPath: chapter.suite.path).sorted().compactMap {
      guard $0.hasSuffix(".swift") else { return nil }
      let file = chapter.suite.appending(path: $0)
      let text = try String(contentsOf: file, encoding: .utf8)
      guard let first = text.prefixMatch(of: /\/\/ Written by `swift run kata run \d+ (\w+)`/)
      else { return nil }
      return WrittenFile(
        path: "\(chapter.suitePath)/\($0)", text: text, source: "run \(first.output.1)")
    }
  }

  /// What is to be said against the file.
  ///
  /// - Parameters:
  ///   - outputs: What the program prints, by the name that a lesson quotes it under.
  ///   - chapter: The file's chapter.
  /// - Returns: A sentence; nil when the file is as the program writes it.
  func objection(_ outputs: [String: String], in chapter: Chapter) -> String? {
    guard let output = outputs[source] else {
      return "\(path) says that `\(source)` writes it, which the program does not play"
    }
    return output == text
      ? nil
      : "\(path) is not as `\(source)` writes it. `kata verify \(chapter.number) --fix` puts that there."
  }

  /// Puts what the program writes into the files of a chapter that hold something else.
  ///
  /// - Parameters:
  ///   - outputs: What the program prints, by the name that a lesson quotes it under.
  ///   - chapter: The chapter.
  /// - Returns: What was changed.
  /// - Throws: ``Failure`` when a file cannot be written.
  static func fix(_ outputs: [String: String], in chapter: Chapter) throws -> Fixes {
    let changes = try all(in: chapter).compactMap {
      Change(path: $0.path, old: $0.text, new: outputs[$0.source] ?? $0.text)
    }
    for change in changes {
      try Scratch.write(change.new ?? "", to: chapter.root.appending(path: change.path))
    }
    return Fixes(changes: changes)
  }
}
