/// Takes out of a text what an import does by chance.
enum ImportScrubber {
  private static let id = /\bn-[0-9a-fA-F]+/
  private static let time = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ/
  private static let count = #/  .*: \d+/#

  static func scrubbed(_ text: String) -> String {
    sorted(numbered(text).replacing(time, with: "<now>"))
  }

  private static func numbered(_ text: String) -> String {
    var numbers: [Substring: Int] = [:]
    return text.replacing(id) { match in
      let number = numbers[match.output] ?? numbers.count + 1
      numbers[match.output] = number
      return "#\(number)"
    }
  }

  private static func sorted(_ text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let counts = lines.indices.filter {
      lines[$0].hasPrefix("  ") && lines[$0].wholeMatch(of: count) != nil
    }
    for (place, line) in zip(counts, counts.map { lines[$0] }.sorted()) { lines[place] = line }
    return lines.joined(separator: "\n")
  }
}
