import Foundation

/// The list of chapters in the workbook's `Package.swift`.
struct ManifestEditor {
  let text: String

  init(of root: URL) throws {
    let manifest = root.appending(path: "Package.swift")
    do { text = try String(textOf: manifest) } catch {
      throw Failure.grader("Package.swift cannot be read", because: error)
    }
  }

  /// The manifest with one more chapter, in the order of the numbers.
  func adding(_ id: String, root: URL) throws -> String {
    let known = try Chapter.named(inManifest: text, root: root).map(\.id)
    let line = "Chapter(folder: \"\(id)\"),"
    // Each number has two digits, so the order of the names is that of the numbers.
    let before = known.filter { $0 < id }
    var longer = text
    if let last = before.last, let end = end(of: last) {
      let comma = text[end...].prefix { $0.isWhitespace || $0 == "," }.firstIndex(of: ",")
      let place = comma.map { text.index(after: $0) } ?? end
      longer.insert(contentsOf: (comma == nil ? "," : "") + "\n  \(line)", at: place)
    } else if let start = text.firstRange(of: "let chapters = [") {
      longer.insert(contentsOf: "\n  \(line)", at: start.upperBound)
    }
    let wanted = before + [id] + known.dropFirst(before.count)
    guard try Chapter.named(inManifest: longer, root: root).map(\.id) == wanted else {
      throw Failure.grader(
        "kata finds no place for \(id) in Package.swift: it looks for `let chapters = [` and chapters in the"
          + " order of their numbers. Nothing was changed.")
    }
    return longer
  }

  /// The manifest without some chapters.
  func removing(_ chapters: [Chapter]) throws -> String {
    try chapters.reduce(text) { text, chapter in
      let entry = try Regex("(?m)^ *Chapter\\(\\s*folder: \"\(chapter.id)\"[^)]*\\),?\\n")
      return text.replacing(entry, with: "")
    }
  }

  /// The index after the closing parenthesis of a chapter's entry.
  private func end(of id: String) -> String.Index? {
    guard let folder = text.firstRange(of: "\"\(id)\"") else { return nil }
    return text[folder.upperBound...].firstIndex(of: ")").map { text.index(after: $0) }
  }
}
