import Foundation

/// Files in some folders, Swift sources or diffs, by their paths relative to a root.
struct SourceTree: Sendable {
  let root: URL
  let paths: [String]

  /// Lists the Swift files in some folders of a root, sorted. A missing folder counts as empty.
  ///
  /// Symbolic links are never followed: a Swift file that is one is refused. Hidden files are left out, as in SwiftPM;
  /// names with line breaks are refused.
  init(root: URL, folders: [String]) throws {
    self.root = root
    var seen = 0
    self.paths = try folders.flatMap { folder in
      guard FileKind(of: root.appending(path: folder)) == .folder else { return [String]() }
      return try Self.sources(below: folder, of: root, depth: 1, seen: &seen).sorted()
    }
  }

  /// Limits on the number of files and folders in a tree, and on its depth: far beyond those of any honest tree.
  private static let (entryLimit, depthLimit) = (10_000, 40)

  private static func sources(
    below folder: String, of root: URL, depth: Int, seen: inout Int
  ) throws -> [String] {
    let names = try FileKind.names(in: root.appending(path: folder))
    seen += names.count
    guard seen <= entryLimit, depth <= depthLimit else {
      throw Failure.usage(
        "\(folder.prefix { $0 != "/" }) holds more than \(entryLimit) files and folders, or folders more than"
          + " \(depthLimit) deep. Take away what does not belong there.")
    }
    return try names.flatMap { name in
      let path = "\(folder)/\(name)"
      if name.hasPrefix(".") { return [String]() }
      if name.contains(where: \.isNewline) {
        throw Failure.usage(
          "The name \(Style.harmlessName(path)) holds a line break: give it another.")
      }
      switch FileKind(of: root.appending(path: path)) {
      case .folder: return try sources(below: path, of: root, depth: depth + 1, seen: &seen)
      case .file where name.hasSuffix(".swift"): return [path]
      case .link where name.hasSuffix(".swift"):
        throw Failure.usage("\(path) is a symbolic link, and links are not followed.")
      default: return []
      }
    }
  }

  /// Lists the Swift files directly in a folder, sorted.
  init(topLevelOf folder: URL) throws {
    self.root = folder
    self.paths = try FileKind.visibleNames(in: folder).filter { $0.hasSuffix(".swift") }
  }

  /// Lists the mutants and the variants in a suite's folder, sorted.
  init(diffsIn suite: URL) throws {
    self.root = suite
    self.paths = try ["Mutants", "Variants"].flatMap { folder in
      try FileKind.visibleNames(in: suite.appending(path: folder))
        .filter { $0.hasSuffix(".diff") }.map { "\(folder)/\($0)" }
    }
  }

  /// The tree itself. Throws ``Failure`` if it is empty.
  func nonEmpty() throws -> SourceTree {
    if paths.isEmpty {
      throw Failure.grader(
        "A part of the workbook is missing: there are no Swift files where some belong, in"
          + " \(root.path). `git status` says what is gone, `git checkout` brings it back.")
    }
    return self
  }

  var files: [URL] { paths.map { root.appending(path: $0) } }

  /// The time when one of a turn's files was last changed.
  func lastChange(of turn: Turn) -> Date {
    paths.filter { $0.hasPrefix(turn.rawValue + "/") }
      .compactMap { FileKind.changed(root.appending(path: $0)) }.max() ?? .distantPast
  }

  /// Copies the files to another folder, at the same paths, with plain ends of lines.
  func copy(to folder: URL) throws {
    for path in paths {
      let target = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      do { try Data(textOf: root.appending(path: path)).write(to: target) } catch {
        throw Failure.grader("\(path) cannot be copied", because: error)
      }
    }
  }

  /// The files that differ from those of another tree; nil if the two do not hold the same paths.
  func differences(from other: SourceTree) -> SourceTree? {
    guard paths == other.paths else { return nil }
    return SourceTree(
      root: root,
      paths: paths.filter { path in
        let texts = [root, other.root].map { try? Data(textOf: $0.appending(path: path)) }
        return texts[0] == nil || texts[0] != texts[1]
      })
  }

  /// The tree with fewer files.
  func without(_ others: [String]) -> SourceTree {
    SourceTree(root: root, paths: paths.filter { !others.contains($0) })
  }

  private init(root: URL, paths: [String]) { (self.root, self.paths) = (root, paths) }

  /// Whether another tree holds the same paths with the same contents.
  func hasSameContents(as other: SourceTree) -> Bool {
    differences(from: other)?.paths.isEmpty == true
  }
}
