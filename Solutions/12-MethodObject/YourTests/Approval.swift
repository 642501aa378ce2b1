import Testing

/// Compares a text with the one that you approved.
///
/// If nothing is approved yet, it fails and shows the text: read it, and paste it.
func expectApproved(
  _ text: String, _ approved: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  if approved.isEmpty {
    Issue.record(
      "Nothing is approved yet. Read this text, and paste it if it says what the code does:\n\(literal(text))",
      sourceLocation: sourceLocation)
  } else if text != approved {
    Issue.record(
      "The text is not the approved one:\n\(difference(text, approved))",
      sourceLocation: sourceLocation)
  }
}

/// A text as a literal of several lines.
private func literal(_ text: String) -> String {
  let escaped = text.replacing("\\", with: "\\\\").replacing("\"\"\"", with: "\\\"\\\"\\\"")
  return (["\"\"\""] + lines(escaped) + ["\"\"\""]).map { "      " + $0 }
    .joined(separator: "\n")
}

/// The lines that only one of two texts has, in order: those of the approved text with a minus, new ones with a plus.
private func difference(_ text: String, _ approved: String) -> String {
  let (old, new) = (lines(approved), lines(text))
  var (gone, added): (Set<Int>, Set<Int>) = ([], [])
  for change in new.difference(from: old) {
    switch change {
    case .remove(let place, _, _): gone.insert(place)
    case .insert(let place, _, _): added.insert(place)
    }
  }
  var result: [String] = []
  var place = 0
  func addNewLines() {
    while added.contains(place) {
      result.append("+ \(new[place])")
      place += 1
    }
  }
  for index in old.indices {
    if gone.contains(index) {
      result.append("- \(old[index])")
    } else {
      addNewLines()
      place += 1
    }
  }
  addNewLines()
  return result.joined(separator: "\n")
}

private func lines(_ text: String) -> [Substring] {
  text.split(separator: "\n", omittingEmptySubsequences: false)
}
