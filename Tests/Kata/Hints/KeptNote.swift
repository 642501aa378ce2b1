import Foundation

/// What kata keeps between two runs of a learner's way through the workbook, in a file of `.kata`.
struct KeptNote<Value: Codable> {
  private let file: URL
  var value: Value

  /// Reads a note.
  ///
  /// - Parameters:
  ///   - name: The file's name without its ending.
  ///   - workbook: The workbook it belongs to.
  ///   - value: What it is where there is no file, or one that cannot be read.
  init(_ name: String, of workbook: Workbook, otherwise value: Value) {
    file = workbook.keepsakes.appending(path: "\(name).json")
    let data = (try? Data(contentsOf: file)) ?? Data()
    self.value = (try? JSONDecoder().decode(Value.self, from: data)) ?? value
  }

  /// Writes it.
  ///
  /// - Throws: ``Failure`` when it cannot be written.
  func write() throws {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      try encoder.encode(value).write(to: file, options: .atomic)
    } catch {
      throw Failure.grader(
        "\(file.path) cannot be written: \((error as NSError).localizedDescription)")
    }
  }
}
