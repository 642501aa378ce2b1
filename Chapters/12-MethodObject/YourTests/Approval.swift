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
  let lines = text.replacing("\\", with: "\\\\").split(
    separator: "\n", omittingEmptySubsequences: false)
  return (["\"\"\""] + lines + ["\"\"\""]).map { "      " + $0 }.joined(separator: "\n")
}

/// The lines that only one of two texts has, from top to bottom: those of the approved text with a minus, new ones with
/// a plus.
private func difference(_ text: String, _ approved: String) -> String {
  let lines = [text, approved].map { $0.split(separator: "\n", omittingEmptySubsequences: false) }
  let changes = lines[0].difference(from: lines[1]).map { change in
    switch change {
    case .remove(let place, let line, _): (place: 2 * place, text: "- \(line)")
    case .insert(let place, let line, _): (place: 2 * place + 1, text: "+ \(line)")
    }
  }
  return changes.sorted { $0.place < $1.place }.map(\.text).joined(separator: "\n")
}
