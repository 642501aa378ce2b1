import Foundation

/// A submission under the name that reports give it, as found in the paths of a command.
struct HandedIn: Sendable {
  /// The path as the user gave it, with the folder's name behind it in a class.
  let path: String
  let submission: Submission
  /// The folder inside `path` that holds the chapters, with a slash at its end; empty if it is `path` itself.
  private(set) var inner = ""
  /// The reason why there is nothing to judge; nil if there is something.
  private(set) var problem: String?

  /// Finds the submissions below some paths. A folder without chapters whose folders hold some is a class. One folder
  /// too many, as unpacking an archive makes it, is entered; alone, it may be a class of one, so its name is shown.
  static func all(at paths: [String], with chapters: [Chapter]) -> [HandedIn] {
    paths.flatMap { path -> [HandedIn] in
      let alone = HandedIn(at: path, with: chapters)
      if paths.count == 1, !alone.inner.isEmpty {
        let inner = String(alone.inner.dropLast())
        return [HandedIn(at: (path as NSString).appendingPathComponent(inner), with: chapters)]
      }
      guard alone.problem != nil else { return [alone] }
      let root = URL(filePath: path)
      let (links, unreadable) = (links(in: root), unreadable(in: root))
      let names = folders(in: root) + archives(in: root) + links + unreadable
      let inClass = names.sorted().map { name in
        let place = (path as NSString).appendingPathComponent(name)
        if unreadable.contains(name) {
          return HandedIn(unreadable: place, because: FileKind.undecodable(name))
        }
        return links.contains(name)
          ? HandedIn(unreadable: place, because: Submission.linkProblem)
          : HandedIn(at: place, with: chapters)
      }
      return inClass.contains { $0.problem == nil } ? inClass : [alone]
    }
  }

  /// Looks for chapters at a path, and one folder below it if it has only one.
  private init(at path: String, with chapters: [Chapter]) {
    self.path = path
    let root = URL(filePath: path)
    let outer = Submission(root: root)
    func isHeld(by submission: Submission) -> Bool {
      // An unreadable submission is an error of each chapter.
      chapters.contains { (try? submission.holds($0)) ?? true }
    }
    let folders = Self.folders(in: root)
    if outer.isFolder, !isHeld(by: outer) {
      let below = folders.map { Submission(root: root.appending(path: $0)) }
      if below.count == 1, Self.links(in: root).isEmpty, isHeld(by: below[0]) {
        submission = below[0]
        inner = folders[0] + "/"
        return
      }
      problem = Self.nothing(in: folders, Self.archives(in: root))
    }
    if Self.isArchive(path), FileKind(of: root) == .file {
      problem = "It is an archive: unpack it into a folder."
    }
    submission = outer
  }

  /// What is not entered in a class: a link to another folder, or a name that cannot be read.
  private init(unreadable path: String, because problem: String) {
    self.path = path
    submission = Submission(root: URL(filePath: path), problem: problem)
    self.problem = problem
  }

  /// The path of a chapter's folder, as seen from ``path``, with a slash at its end.
  func folder(of chapter: Chapter) -> String { inner + innerFolder(of: chapter) }

  /// The path of a chapter's folder, as seen from the submission's root, with a slash at its end.
  func innerFolder(of chapter: Chapter) -> String {
    let isClone = FileKind(of: submission.root.appending(path: chapter.workPath)) == .folder
    return (isClone ? chapter.workPath : chapter.id) + "/"
  }

  private static func nothing(in folders: [String], _ archives: [String]) -> String {
    if let archive = archives.first {
      return "It holds no chapter, but \(Style.harmlessName(archive)), an archive: unpack it."
    }
    let names = folders.prefix(10).map { Style.harmlessName($0) }.joined(separator: ", ")
    return "It holds no chapter. "
      + (folders.isEmpty
        ? "It has no folders."
        : "Its folders are: \(names)\(folders.count > 10 ? " and \(folders.count - 10) more" : "").")
  }

  private static func isArchive(_ name: String) -> Bool {
    let ends = [".zip", ".tar", ".tgz", ".gz", ".bz2", ".xz", ".7z", ".rar"]
    return ends.contains(where: name.lowercased().hasSuffix)
  }

  /// The archives in a folder: submissions that are still packed.
  private static func archives(in root: URL) -> [String] {
    visible(.file, in: root).filter(isArchive)
  }

  /// The links to folders in a folder.
  private static func links(in root: URL) -> [String] {
    visible(.link, in: root).filter {
      FileKind(of: root.appending(path: $0).resolvingSymlinksInPath()) == .folder
    }
  }

  /// The visible folders in a folder, without those that macOS adds to archives.
  private static func folders(in root: URL) -> [String] {
    visible(.folder, in: root).filter { $0 != "__MACOSX" }
  }

  /// The names of a kind in a folder that are not hidden, sorted.
  private static func visible(_ kind: FileKind, in root: URL) -> [String] {
    FileKind.contents(of: root).filter { FileKind(of: $0) == kind }.map(\.lastPathComponent)
      .filter { !$0.hasPrefix(".") }.sorted()
  }

  /// The names of a folder's entries that are not in UTF-8.
  private static func unreadable(in root: URL) -> [String] {
    FileKind.contents(of: root).map(\.lastPathComponent).filter {
      FileKind.isUndecodable($0, in: root)
    }
  }
}
