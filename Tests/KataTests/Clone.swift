import Foundation
import Testing

@testable import Kata

/// A copy of a workbook in a folder of its own, in which tests run `kata` as a learner does.
struct Clone {
  let root: URL

  /// Copies the miniature: a workbook of two tiny chapters. In the second one learners test their own code.
  init() throws {
    root = .temporary("Seams")
    try FileManager.default.copyItem(
      at: Self.workbook.appending(path: "Tests/KataTests/Miniature"), to: root)
    for path in [
      "Chapters/CSQLite", "Chapters/Platform/DocumentsFolder.swift", "Chapters/Platform/Judging",
      "Tests/Judged",
      "Tests/Support/KnownUntil.swift",
    ] { try bring(path) }
  }

  /// Copies the miniature, solves some of its chapters, runs `body` on the copy, and removes it.
  static func use<Result>(
    solving chapters: String..., body: (Clone) async throws -> Result
  ) async throws -> Result {
    let clone = try Clone()
    defer { try? FileManager.default.removeItem(at: clone.root) }
    for chapter in chapters { try clone.solve(chapter) }
    return try await body(clone)
  }

  /// Replaces a file or folder of the copy by a copy of another.
  func replace(_ path: String, with other: String) throws {
    try? remove(path)
    try root.appending(path: path).deletingLastPathComponent().makeFolder()
    try FileManager.default.copyItem(
      at: root.appending(path: other), to: root.appending(path: path))
  }

  /// Copies a file or folder of this workbook to the same place in the copy.
  private func bring(_ path: String) throws {
    try FileManager.default.copyItem(
      at: Self.workbook.appending(path: path), to: root.appending(path: path))
  }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: root.appending(path: path))
  }

  /// Moves a file or folder of the copy to another place in it.
  func move(_ path: String, to other: String) throws {
    let place = root.appending(path: other)
    try place.deletingLastPathComponent().makeFolder()
    try FileManager.default.moveItem(at: root.appending(path: path), to: place)
  }

  /// Moves the whole workbook to a folder of the copy.
  func move(to folder: String) throws -> URL {
    for name in ["Package.swift", "Chapters", "Tests", "Solutions"] {
      try move(name, to: "\(folder)/\(name)")
    }
    return root.appending(path: folder)
  }

  /// Makes a symbolic link in the copy.
  func link(_ path: String, to target: URL) throws {
    let place = root.appending(path: path)
    try place.deletingLastPathComponent().makeFolder()
    try FileManager.default.createSymbolicLink(at: place, withDestinationURL: target)
  }

  /// Copies the solution of a chapter to the learner's place.
  func solve(_ chapter: String) throws {
    for turn in ["YourTests", "YourRefactoring"] {
      try replace("Chapters/\(chapter)/\(turn)", with: "Solutions/\(chapter)/\(turn)")
    }
  }

  /// Adds the template of new chapters, and the files of this workbook that it needs.
  func addTemplate() throws {
    try bring("Tests/NewChapter")
    for folder in ["Chapters/Platform", "Tests/Support"] {
      let own = try names(in: folder)
      for name in try names(in: folder, of: Self.workbook) where !own.contains(name) {
        try bring("\(folder)/\(name)")
      }
    }
  }

  /// The names in a folder of the copy, or of another tree, sorted.
  func names(in folder: String, of tree: URL? = nil) throws -> [String] {
    let place = (tree ?? root).appending(path: folder)
    return try FileManager.default.contentsOfDirectory(atPath: place.path).sorted()
  }

  /// The contents of all files of the copy outside hidden folders, by their paths.
  func contents() throws -> [String: Data] {
    let paths = try #require(FileManager.default.subpaths(atPath: root.path))
    return paths.filter { !$0.hasPrefix(".") }.reduce(into: [:]) { contents, path in
      contents[path] = FileManager.default.contents(atPath: root.appending(path: path).path)
    }
  }

  /// Makes the copy, or a folder in it, a repository of one commit.
  ///
  /// - Parameters:
  ///   - folder: The folder, as seen from the copy's root.
  ///   - format: The repository's hash function.
  ///   - date: The commit's date, in git's form; nil for now.
  /// - Returns: The commit's hash.
  /// - Throws: An error of the system, or a failed expectation.
  @discardableResult func commit(
    _ folder: String = "", format: String = "sha1", at date: String? = nil
  ) async throws -> String {
    var hash = ""
    for words in [
      ["init", "-q", "--object-format=\(format)"], ["add", "-A"],
      ["-c", "user.name=A", "-c", "user.email=a@b.c", "commit", "-q", "-m", "First"],
      ["rev-parse", "HEAD"],
    ] {
      let outcome = try await Self.run(
        URL(filePath: "/usr/bin/env"), ["git"] + words, in: root.appending(path: folder),
        environment: date.map { ["GIT_COMMITTER_DATE": $0] } ?? [:])
      try #require(outcome.exitCode == 0, "\(outcome.errors)")
      hash = outcome.output.trimmingCharacters(in: .whitespacesAndNewlines)
    }
    return hash
  }

  /// Runs git in the copy, which must succeed.
  ///
  /// - Parameter words: Its arguments, separated by spaces.
  /// - Throws: An error of the system, or the failed expectation.
  func git(_ words: String) async throws {
    let outcome = try await Self.run(
      URL(filePath: "/usr/bin/env"), ["git"] + words.split(separator: " ").map(String.init),
      in: root)
    try #require(outcome.exitCode == 0, "\(outcome.errors)")
  }

  func read(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  func write(_ text: String, to path: String) throws { try root.appending(path: path).write(text) }

  /// Replaces a text in a file. The text must occur exactly once.
  func edit(_ path: String, _ old: String, _ new: String) throws {
    let text = try read(path)
    try #require(text.components(separatedBy: old).count == 2, "\"\(old)\" once in \(path)")
    try write(text.replacing(old, with: new), to: path)
  }

  /// Allows learners to use more names in a chapter than elsewhere.
  func allow(_ names: String..., in chapter: String) throws {
    try set("\"allows\": \(names)", in: chapter)
  }

  /// Gives a chapter settings, the inside of an object of JSON.
  func set(_ settings: String, in chapter: String) throws {
    try write("{\(settings)}", to: "Tests/\(chapter)/\(ChapterSettings.fileName)")
  }

  /// Runs the built `kata` in the copy.
  ///
  /// - Parameters:
  ///   - arguments: The words after `kata`.
  ///   - folder: The working directory, as seen from the copy's root.
  ///   - environment: Variables beside those of this process.
  /// - Returns: The output, and the exit code.
  /// - Throws: An error of the file system.
  func kata(
    _ arguments: String..., in folder: String = "", environment: [String: String] = [:]
  ) async throws -> Outcome {
    try await kata(arguments, in: folder, environment: environment)
  }

  func kata(
    _ arguments: [String], in folder: String = "", environment: [String: String] = [:]
  ) async throws -> Outcome {
    try await Self.kata(arguments, in: root.appending(path: folder), environment: environment)
  }

  /// Runs the built `kata` in another workbook, with the store that all copies share.
  static func kata(
    _ arguments: [String], in workbook: URL = workbook, environment: [String: String] = [:]
  ) async throws -> Outcome {
    try await run(
      built("kata"), arguments, in: workbook,
      environment: ["KATA_CACHE": cache.path].merging(environment) { $1 })
  }

  /// Runs a program to its end, off the threads that tests run on.
  static func run(
    _ program: URL, _ arguments: [String], in folder: URL, environment: [String: String] = [:]
  ) async throws -> Outcome {
    let running = try await RunningProgram(program, arguments, in: folder, environment: environment)
    return try await running.outcome()
  }

  /// Copies the shared store, in which the shared parts are built already, to a store of the copy's own.
  ///
  /// - Returns: The environment that makes `kata` use this store.
  /// - Throws: An error of the file system.
  func ownStore() async throws -> [String: String] {
    try await Warm.build.value
    let store = root.appending(path: "store")
    try await Self.copyStore(Self.warmCache, to: store)
    return ["KATA_CACHE": store.path]
  }

  /// Copies a store or a part of it, with the files' times, because the store uses them.
  static func copyStore(_ folder: URL, to place: URL) async throws {
    let result = try await Subprocess(
      executable: URL(filePath: "/bin/cp"), arguments: ["-Rp", folder.path, place.path],
      environment: [:], timeLimit: 60
    ).run()
    try #require(result.ending == .exited(0), "\(result.output)")
  }

  /// Starts the built `kata` in the copy. Its store and its folder for temporary files are below the copy.
  func start(
    _ arguments: [String], environment: [String: String] = [:]
  ) async throws -> RunningProgram {
    let temporary = root.appending(path: "temporary")
    try temporary.makeFolder()
    return try await RunningProgram(
      Self.built("kata"), arguments, in: root,
      environment: ownStore().merging(["TMPDIR": temporary.path]) { $1 }
        .merging(environment) { $1 })
  }

  /// A search path with all programs that `kata` needs, but without a sandbox.
  func pathWithoutSandboxes() throws -> String {
    try link("tools/git", to: Toolchain.program("git"))
    let toolchain = try Toolchain.program("swiftc").deletingLastPathComponent()
    return toolchain.path + ":" + root.appending(path: "tools").path
  }

  // MARK: - This workbook

  static let workbook = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// A program in the folder of the program that runs these tests.
  static func built(_ name: String) -> URL {
    #if os(macOS)
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
      let folder = bundle?.bundleURL.deletingLastPathComponent()
    #else
      let folder: URL? = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    #endif
    return (folder ?? workbook.appending(path: ".build/debug")).appending(path: name)
  }

  /// The store that all copies of a run share, so that the shared parts are built once.
  static let cache = caches.appending(path: "shared")

  /// A copy of the shared store, taken after the shared parts were built.
  static let warmCache = caches.appending(path: "warm")

  private static let caches: URL = {
    func folder() -> URL {
      FileManager.default.temporaryDirectory
        .appending(path: "Seams-cache-\(ProcessInfo.processInfo.processIdentifier)")
    }
    atexit { try? FileManager.default.removeItem(at: folder()) }
    return folder()
  }()
}
