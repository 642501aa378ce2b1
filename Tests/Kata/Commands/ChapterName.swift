/// Finds chapters by what the user types for them.
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

  private func names(of chapter: Chapter) -> [String] {
    [chapter.id, chapter.module, chapter.title].map { $0.lowercased() }
  }

  private func unknown(_ text: String) -> Failure {
    let typed = text.lowercased()
    let known = chapters.flatMap { chapter in names(of: chapter).map { ($0, chapter) } }
    if let chapter = Slip.nearest(to: typed, among: known) {
      return .usage("There is no chapter \"\(text)\". Did you mean \(chapter.id)?")
    }
    return .usage("There is no chapter \"\(text)\". `swift run kata list` names them all.")
  }
}
