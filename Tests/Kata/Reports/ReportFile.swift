import Foundation

/// The file of a report, which is written whole or not at all.
enum ReportFile {
  /// Throws ``Failure`` if no report can be written to a path, before anything is graded for it.
  static func requirePlace(for output: String) throws {
    let place = place(of: output)
    let kind = FileKind(of: place)
    if kind == .folder {
      throw Failure.usage("\(Style.harmless(output)) is a folder; --output names a file.")
    }
    let needed = kind == .other ? place : place.deletingLastPathComponent()
    if access(needed.path, W_OK) != 0 { throw Failure.grader(cannotWrite(output), because: errno) }
  }

  /// Writes a report to a path, or prints it. A link leads to the file that is replaced; a device or a pipe stays one.
  /// Throws ``Failure`` if that is not possible.
  static func write(_ text: String, to output: String?) throws {
    guard let output else { return print(text, terminator: "") }
    let (data, place) = (Data(text.utf8), place(of: output))
    do {
      if FileKind(of: place) == .other {
        try FileHandle(forWritingTo: place).write(contentsOf: data)
      } else {
        try data.write(to: place, options: .atomic)
      }
    } catch { throw Failure.grader(cannotWrite(output), because: error) }
  }

  private static func place(of output: String) -> URL {
    URL(filePath: output).resolvingSymlinksInPath()
  }

  private static func cannotWrite(_ output: String) -> String {
    "The report cannot be written to \(Style.harmless(output))"
  }
}
