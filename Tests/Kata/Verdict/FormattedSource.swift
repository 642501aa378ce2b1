/// A formatted Swift file, with one statement a line, and its functions.
struct FormattedSource {
  /// The body of a function.
  struct Body {
    /// The lines between the braces.
    let range: Range<Int>
    /// These lines without indentation, comments, blank lines, and code under `#if`.
    let statements: [String]
  }

  private(set) var lines: [String]
  private(set) var bodies: [Body] = []

  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var index = 0
    while index < lines.count {
      let indentation = lines[index].prefix { $0 == " " }
      index += 1
      guard lines[index - 1].contains(/^ *[^\/]*\bfunc\b.*\{$/) else { continue }
      let end = lines[index...].firstIndex { $0 == indentation + "}" } ?? lines.endIndex
      bodies.append(Body(range: index..<end, statements: Self.statements(in: lines[index..<end])))
      index = end
    }
  }

  /// Writes another text in a body: one that is nowhere else. Returns nil if the body does not have the text.
  func replacing(_ text: String, in body: Body) -> String? {
    var changed = lines
    guard let index = body.range.first(where: { lines[$0].contains("\"\(text)") }) else {
      return nil
    }
    changed[index] = lines[index].replacing("\"\(text)", with: "\"Not \(text)")
    return changed.joined(separator: "\n")
  }

  private static func statements(in lines: ArraySlice<String>) -> [String] {
    var depth = 0
    return lines.compactMap { line in
      let line = String(line.drop { $0 == " " })
      if line.hasPrefix("#if") { depth += 1 }
      defer { if line.hasPrefix("#endif") { depth -= 1 } }
      return depth > 0 || line.isEmpty || line.hasPrefix("//") ? nil : line
    }
  }
}
