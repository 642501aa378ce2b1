/// A text without what changes by chance from run to run.
func scrubbed(_ text: String) -> String {
  sorted(numbered(text).replacing(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ/, with: "<now>"))
}

/// Numbers ids by their first appearance, so that the text still says which of them are the same.
private func numbered(_ text: String) -> String {
  var numbers: [Substring: Int] = [:]
  return text.replacing(/\bn-[0-9a-f]+/) { match in
    let number = numbers[match.output] ?? numbers.count + 1
    numbers[match.output] = number
    return "#\(number)"
  }
}

/// Sorts the counts of files, which come in the order of a dictionary, and no other line.
private func sorted(_ text: String) -> String {
  var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  let counts = lines.indices.filter { lines[$0].wholeMatch(of: #/  \w*: \d+/#) != nil }
  let ordered = counts.map { lines[$0] }.sorted()
  for (place, line) in zip(counts, ordered) { lines[place] = line }
  return lines.joined(separator: "\n")
}
