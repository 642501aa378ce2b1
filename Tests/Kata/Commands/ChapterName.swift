/// Finds chapters by the user's words for them.
struct ChapterName {
  let chapters: [Chapter]

  /// The chapter with a number (`1`, `01`), with a name, or with this beginning of a name.
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

  /// Throws ``Failure`` unless a chapter with this name can be added.
  func requireNew(_ chapter: Chapter, beside types: Set<String>) throws {
    guard chapter.id.wholeMatch(of: /[0-9]{2}-[A-Z][A-Za-z0-9]*/) != nil, chapter.number > 0 else {
      throw Failure.usage(
        "A chapter's name is two digits from 01 on, a hyphen, and a capital with letters a to z and digits"
          + " behind it, as in 07-Recording; \"\(Style.harmlessName(chapter.id))\" is none.")
    }
    if let other = chapters.first(where: { $0.number == chapter.number }) {
      let free = (1...99).first { number in !chapters.contains { $0.number == number } }
      throw Failure.usage(
        "Chapter \(chapter.number) is \(other.id)."
          + (free.map { " The first number that is free is \($0)." } ?? ""))
    }
    let module = chapter.module.lowercased()
    let modules = chapters.map(\.module).flatMap { [$0, "\($0)Tests", "\($0)YourTests"] }
    // Some file systems treat capitals and small letters as equal.
    if let other = (modules + Self.modules).first(where: { $0.lowercased() == module }) {
      throw Failure.usage("\(other) is the name of another module. Choose another for the chapter.")
    }
    if types.contains(chapter.module) {
      throw Failure.usage(
        "A new chapter begins with an example that has a type \(chapter.module), and no type may bear its"
          + " module's name. Choose another for the chapter.")
    }
  }

  /// Names of the workbook's and the toolchain's modules, and words that Swift reserves.
  private static let modules = [
    "Platform", "Support", "Kata", "CSQLite", "PlatformTests", "KataTests", "NewChapter", "Swift",
    "Foundation", "FoundationNetworking", "FoundationXML", "Testing", "XCTest", "Dispatch",
    "Synchronization", "Observation", "Distributed", "RegexBuilder", "Cxx", "Glibc", "Darwin",
    "Any", "Self", "Type", "Protocol",
  ]

  private func names(of chapter: Chapter) -> [String] {
    [chapter.id, chapter.module, chapter.title].map { $0.lowercased() }
  }

  private func unknown(_ text: String) -> Failure {
    let typed = text.lowercased()
    let known = chapters.flatMap { chapter in names(of: chapter).map { ($0, chapter) } }
    if let chapter = Suggestion.nearest(to: typed, among: known) {
      return .usage("There is no chapter \"\(text)\". Did you mean \(chapter.id)?")
    }
    return .usage("There is no chapter \"\(text)\". `swift run kata list` names them all.")
  }
}
