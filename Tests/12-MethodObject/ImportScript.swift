import Support

@testable import MethodObject

/// A script of files for two importers, the learner's and the one as found, each with a database of its own.
enum ImportScript {
  /// A script that makes the two differ, shortened; nil if there is none. Where the learner's importer is the repaired
  /// one, the other one reads an empty line after each text with line breaks, and loses that.
  static func difference(repaired isRepaired: Bool, scripts: Int) async -> Counterexample? {
    await Counterexample.find(inScripts: scripts) { generator in
      var records: [ImportStep] = []
      return (1...generator.pick(from: [1, 1, 2, 3])).flatMap { _ in
        [ImportStep.anyFile(&generator)]
          + (1...generator.pick(from: [2, 5, 9])).map { _ in
            let known = generator.pick(from: [true, false, false]) ? records : []
            let record =
              known.isEmpty ? ImportStep.anyRecord(&generator) : generator.pick(from: known)
            records.append(record)
            return record
          }
      }
    } problem: {
      problem(in: $0, isRepaired)
    }
  }

  /// The first of some files on which the two differ, each of them with a database of its own.
  static func difference(onEachOf files: [String]) -> String? {
    files.lazy.compactMap { problem(inFiles: [$0], oracles: [$0]) { try .yours() } }.first
  }

  private static func problem(in steps: [ImportStep], _ isRepaired: Bool) -> String? {
    let files = texts(of: steps)
    guard isRepaired else { return problem(inFiles: files, oracles: files) { try .yours() } }
    return problem(inFiles: files, oracles: files.map(withLinesToLose)) { try .repaired() }
  }

  /// The difference after all files were imported.
  ///
  /// - Parameters:
  ///   - files: The texts for the learner's importer.
  ///   - oracles: The texts for the importer as found.
  ///   - makeHost: Makes the host of the learner's importer.
  /// - Returns: The files and the first line that differs; nil if none does.
  private static func problem(
    inFiles files: [String], oracles: [String], _ makeHost: () throws -> ImportHost
  ) -> String? {
    do {
      let (yours, found) = (try makeHost(), try ImportHost.asFound())
      for (file, oracle) in zip(files, oracles) {
        do { try yours.run(file) } catch {
          return shown(files, "It threw \(error), and must not.")
        }
        try found.run(oracle)
      }
      let (text, expected) = (try yours.transcript, try found.transcript)
      return text == expected ? nil : shown(files, firstDifference(text, expected))
    } catch {
      return shown(files, "The database cannot be used any longer: \(error)")
    }
  }

  private static func texts(of steps: [ImportStep]) -> [String] {
    var texts: [String] = []
    var end = "\n"
    for step in steps {
      switch step {
      case .file(let mark, let lineEnd):
        texts.append(mark)
        end = lineEnd
      case .record(let record):
        if texts.isEmpty { texts.append("") }
        texts[texts.count - 1] += (record + "\n").replacing("\n", with: end)
      }
    }
    return texts
  }

  /// The text with an empty line after each line that ends a text with line breaks.
  private static func withLinesToLose(_ text: String) -> String {
    var isQuoted = false
    let lines = text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
      .split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { line in
      guard line.count(where: { $0 == "\"" }) % 2 == 1 else { return String(line) }
      isQuoted.toggle()
      return isQuoted ? String(line) : line + "\n"
    }.joined(separator: "\n")
  }

  private static func shown(_ files: [String], _ problem: String) -> String {
    files.map { "File:     \"\($0.unicodeScalars.map { $0.escaped(asASCII: true) }.joined())\"" }
      .joined(separator: "\n") + "\n\(problem)"
  }

  /// The first line in which two texts differ.
  static func firstDifference(_ yours: String, _ expected: String) -> String {
    let lines = [yours, expected].map {
      $0.split(separator: "\n", omittingEmptySubsequences: false)
    }
    let index = zip(lines[0], lines[1]).prefix { $0 == $1 }.count
    let texts = lines.map { $0.indices.contains(index) ? String($0[index]) : "none" }
    return "The printed lines, or the rows, differ.\nYours:    \(texts[0])\nExpected: \(texts[1])"
  }
}
