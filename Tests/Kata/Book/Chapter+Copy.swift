import Foundation

extension Chapter {
  /// Copies all files that the chapter is built and judged from to an empty folder: a workbook of one chapter.
  func copy(to folder: URL) throws -> Chapter {
    let paths = [
      workPath, suitePath, "Solutions/\(id)", "Chapters/CSQLite", "Chapters/Platform",
      "Tests/Judged", "Tests/Support", Self.handoutMark,
    ]
    for path in paths where FileKind(of: root.appending(path: path)) != nil {
      let place = folder.appending(path: path)
      try TemporaryFiles.makeFolder(place.deletingLastPathComponent())
      try TemporaryFiles.copy(root.appending(path: path), to: place)
    }
    var copy = self
    copy.root = folder
    return copy
  }

  /// Copies the code that diffs are made of: the chapter's, the two turns in another folder, and the manifest.
  func copyCode(with turns: URL, to folder: URL) throws {
    try code.copy(to: folder)
    try Submission.sources(in: turns).copy(to: folder)
    let manifest = "Package.swift"
    try TemporaryFiles.copy(root.appending(path: manifest), to: folder.appending(path: manifest))
  }
}
