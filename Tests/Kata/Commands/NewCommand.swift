import Foundation

/// `kata new`: makes a chapter that works, for an author to rewrite.
struct NewCommand: Command {
  static let name = "new"
  static let usage = "NN-NAME"
  static let summary =
    "For authors: make a small chapter that works, to be replaced piece by piece."
  static let details = """
    It writes the chapter's folders below Chapters, Solutions and Tests, and its line in Package.swift.
    Each file says at \(Template.mark) what belongs there instead. Nothing is overwritten.
    .github/CONTRIBUTING.md says in which order to go on.
    """
  static let worksInHandout = false

  private let id: String

  init(arguments: [String]) throws {
    try Self.refuseOptions(arguments)
    guard arguments.count == 1 else {
      throw Failure.usage("`kata new` needs one name, as in `kata new 07-Recording`.")
    }
    id = arguments[0]
  }

  func run(in session: Session) async throws -> ExitCode {
    let root = session.workbook.root
    let chapter = Chapter(id: id, languageMode: "6", root: root)
    let template = try Template(of: root)
    try ChapterName(chapters: session.workbook.chapters).requireNew(chapter, beside: template.types)
    let taken = Self.folders.first { FileKind(of: root.appending(path: "\($0)/\(id)")) != nil }
    if let taken {
      throw Failure.usage(
        "There is something at \(taken)/\(id) already: nothing was changed. Choose another name.")
    }
    let manifest = try ManifestEditor(of: root).adding(id, root: root)
    let files = try lay(chapter, from: template, manifest)
    print(
      """
      Made \(id): \(files) files in folders of this name below Chapters,
      Solutions and Tests, and a line in Package.swift.

      It is a small chapter that works: `swift run kata verify \(chapter.number)` says so, now and
      after each of your changes. Its files say at \(Template.mark) what belongs there
      instead. What is left:

          grep -rn \(Template.mark) */\(id)

      .github/CONTRIBUTING.md says in which order to go on.
      """)
    return .allPassed
  }

  private static let folders = ["Chapters", "Solutions", "Tests"]

  /// Writes the chapter elsewhere first, so that the workbook never holds a part of it. Returns the number of files.
  private func lay(_ chapter: Chapter, from template: Template, _ manifest: String) throws -> Int {
    var moved: [URL] = []
    do {
      let temporary = try TemporaryFolder(in: chapter.root.appending(path: ".build"))
      let files = try template.write(chapter, to: temporary.place)
      for folder in Self.folders {
        let place = chapter.root.appending(path: "\(folder)/\(id)")
        try FileManager.default.moveItem(at: temporary.place.appending(path: folder), to: place)
        moved.append(place)
      }
      try Data(manifest.utf8).write(
        to: chapter.root.appending(path: "Package.swift"), options: .atomic)
      return files
    } catch {
      for place in moved { try? FileManager.default.removeItem(at: place) }
      throw Failure.grader(
        "\(id) cannot be made: \(error.localizedDescription) Nothing was changed.")
    }
  }
}
