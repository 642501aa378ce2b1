/// A formatted Swift file, with at most one statement a line, and its functions.
struct FormattedSource {
  /// The body of a function.
  struct Body {
    /// The lines between the braces.
    let range: Range<Int>
    /// These lines without indentation, comments, single braces, blank lines, and code under `#if`.
    let lines: [String]
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
      bodies.append(Body(range: index..<end, lines: Self.code(in: lines[index..<end])))
      index = end
    }
  }

  /// The file with `Not ` before the first text in a body that begins like `text`; nil if the body has none.
  func replacing(_ text: String, in body: Body) -> String? {
    var changed = lines
    guard let index = body.range.first(where: { lines[$0].contains("\"\(text)") }) else {
      return nil
    }
    changed[index] = lines[index].replacing("\"\(text)", with: "\"Not \(text)")
    return changed.joined(separator: "\n")
  }

  private static func code(in lines: ArraySlice<String>) -> [String] {
    var depth = 0
    return lines.compactMap { line in
      let line = String(line.drop { $0 == " " })
      if line.hasPrefix("#if") { depth += 1 }
      defer { if line.hasPrefix("#endif") { depth -= 1 } }
      return depth > 0 || ["", "}"].contains(line) || line.hasPrefix("//") ? nil : line
    }
  }
}
