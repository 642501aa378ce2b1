/// Finds chapters by what a person types for them.
struct ChapterName {
  let chapters: [Chapter]

  /// The chapter that a number (`1`, `01`), a name, or the beginning of a name means.
  ///
  /// - Parameter text: What was typed.
  /// - Returns: The one chapter it means.
  /// - Throws: ``Failure`` when it means none, or more than one.
  func chapter(_ text: String) throws -> Chapter {
    if let number = Int(text), let chapter = chapters.first(where: { $0.number == number }) {
      return chapter
    }
    let typed = text.lowercased()
    if let exact = chapters.first(where: { names(of: $0).contains(typed) }) { return exact }
    let found = chapters.filter { chapter in
      !typed.isEmpty && names(of: chapter).contains { $0.hasPrefix(typed) }
    }
    switch found.count {
    case 1: return found[0]
    case 0: throw unknown(text)
    default:
      throw Failure.usage(
        "\"\(text)\" could be \(found.map(\.id).joined(separator: " or ")). Type more of it.")
    }
  }

  /// The chapters that some names mean; all when there are none.
  func chapters(_ names: [String]) throws -> [Chapter] {
    try names.isEmpty ? chapters : names.map(chapter)
  }

  private func names(of chapter: Chapter) -> [String] {
    [chapter.id, chapter.module, chapter.title].map { $0.lowercased() }
  }

  private func unknown(_ text: String) -> Failure {
    let typed = text.lowercased()
    let nearest = chapters.flatMap { chapter in
      names(of: chapter).map { (chapter, Self.distance(typed, $0)) }
    }.min { $0.1 < $1.1 }
    if let (chapter, distance) = nearest, distance <= Self.tolerance(typed) {
      return .usage("There is no chapter \"\(text)\". Did you mean \(chapter.id)?")
    }
    return .usage("There is no chapter \"\(text)\". `swift run kata list` names them all.")
  }

  /// How many letters must be typed, left out or swapped to get from one word to another, by
  /// Levenshtein's distance over the beginning of the longer word.
  static func distance(_ typed: String, _ name: String) -> Int {
    let typed = Array(typed)
    let name = Array(name)
    var row = Array(0...name.count)
    for (i, letter) in typed.enumerated() {
      var next = [i + 1]
      for (j, other) in name.enumerated() {
        next.append(min(row[j] + (letter == other ? 0 : 1), row[j + 1] + 1, next[j] + 1))
      }
      row = next
    }
    return row.suffix(from: min(typed.count, name.count)).min() ?? typed.count
  }

  /// The distance up to which a word is taken for a slip: a letter in three.
  static func tolerance(_ typed: String) -> Int { (typed.count + 1) / 3 }
}
