import Foundation

func normalized(_ text: String) -> [String] {
  var text = text[...]
  if text.first == "\u{FEFF}" { text = text.dropFirst() }
  // In Swift "\r\n" is one character, and a new line as well.
  return text.split(omittingEmptySubsequences: false) { ["\n", "\r", "\r\n"].contains($0) }
    .map(String.init)
}

/// The lines with those joined that quotes hold together, and how many there were in each.
func joinedLines(in lines: [String]) -> [(line: String, isJoined: Bool)] {
  var result: [(line: String, isJoined: Bool)] = []
  var open: [String] = []
  for line in lines {
    let isOdd = line.reduce(false) { $1 == "\"" ? !$0 : $0 }
    if open.isEmpty, !isOdd {
      result.append((line, false))
    } else {
      let closes = !open.isEmpty && isOdd
      open.append(line)
      if closes {
        result.append((open.joined(separator: "\n"), true))
        open = []
      }
    }
  }
  if !open.isEmpty { result.append((open.joined(separator: "\n"), true)) }
  return result
}

/// As found: behind a joined line one line gets lost, even if it is the first of several.
func losingLines(in lines: [String]) -> [String] {
  var (result, index) = ([String](), 0)
  while index < lines.count {
    let next = joinedLines(in: Array(lines[index...]))[0]
    result.append(next.line)
    index += next.line.count { $0 == "\n" } + (next.isJoined ? 2 : 1)
  }
  return result
}

func logicalLines(_ lines: [String]) -> [String] {
  lines.filter { !$0.isEmpty && $0.first != "#" }
}

func fields(of lines: [String]) -> [[String]] {
  let heads = lines.prefix { $0.lowercased().hasPrefix("papyrus") }
  let separator: Character = heads.contains { $0.contains(";") } ? ";" : ","
  return lines.dropFirst(heads.count).map { split($0, at: separator) }
}

private func split(_ line: String, at separator: Character) -> [String] {
  var parts = [""]
  var isOpen = false
  var rest = Array(line)[...]
  while let character = rest.popFirst() {
    if character == "\"", isOpen, rest.first == "\"" {
      rest.removeFirst()
      parts[parts.count - 1].append(character)
    } else if character == "\"" {
      isOpen.toggle()
    } else if character == separator, !isOpen {
      parts.append("")
    } else {
      parts[parts.count - 1].append(character)
    }
  }
  return parts
}
