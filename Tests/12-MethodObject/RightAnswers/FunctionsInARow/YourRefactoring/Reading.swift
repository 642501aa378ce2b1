import Foundation

func normalized(_ text: String) -> [String] {
  (text.first == "\u{FEFF}" ? String(text.dropFirst()) : text)
    .replacingOccurrences(of: "\r\n", with: "\n")
    .replacingOccurrences(of: "\r", with: "\n").components(separatedBy: "\n")
}

/// The lines, with those joined that quotes hold together. As found, one line gets lost after each joined one.
func joinedLines(in lines: [String], losing: Bool) -> [String] {
  var (result, open): ([String], [String]) = ([], [])
  var isLosing = false
  for line in lines {
    if isLosing {
      isLosing = false
      continue
    }
    let isOdd = line.reduce(false) { $1 == "\"" ? !$0 : $0 }
    if open.isEmpty, !isOdd {
      result.append(line)
      continue
    }
    let closes = !open.isEmpty && isOdd
    open.append(line)
    guard closes else { continue }
    result.append(open.joined(separator: "\n"))
    open = []
    isLosing = losing
  }
  return open.isEmpty ? result : result + [open.joined(separator: "\n")]
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
