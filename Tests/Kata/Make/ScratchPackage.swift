import Foundation

/// A package of one chapter and of the tests that judge it, for SwiftPM to build.
///
/// It has the workbook's structure, but only the files that one build needs; its settings are those of `Package.swift`.
struct ScratchPackage: Sendable {
  let folder: URL
  let chapter: Chapter
  /// The module of the tests; nil if the package has none.
  let tests: String?

  private static let folders = ["CSQLite", "Platform", "Support", "Code", "Tests"]

  /// The folders of the chapter's and the tests' sources. Reports leave them out of paths.
  var sourceFolders: [String] { ["Code", "Tests"].map { folder.appending(path: $0).path } }

  /// Writes the package's files. Unchanged files are left alone, because SwiftPM builds only what has changed.
  func layOut(code: [SourceTree], tests suite: [SourceTree]) throws {
    let chapters = chapter.root.appending(path: "Chapters")
    var files: [String: Data] = ["Package.swift": Data(manifest.utf8)]
    func add(_ trees: [SourceTree], below place: String) throws {
      for tree in trees {
        for (path, file) in zip(tree.paths, tree.files) {
          files[place + path] = try Data(contentsOf: file)
        }
      }
    }
    try add([SourceTree(root: chapters, folders: ["Platform"])], below: "")
    try add(
      [SourceTree(root: chapter.root.appending(path: "Tests"), folders: ["Support"])], below: "")
    for name in ["module.modulemap", "CSQLite.h"] {
      files["CSQLite/\(name)"] = try Data(contentsOf: chapters.appending(path: "CSQLite/\(name)"))
    }
    try add(code, below: "Code/")
    try add(suite, below: "Tests/")
    try write(files)
  }

  private func write(_ files: [String: Data]) throws {
    for place in Self.folders {
      let there = FileManager.default.subpaths(atPath: folder.appending(path: place).path) ?? []
      for path in there.map({ "\(place)/\($0)" }) where files[path] == nil {
        let file = folder.appending(path: path)
        if FileKind(of: file) == .file { try FileManager.default.removeItem(at: file) }
      }
    }
    for (path, data) in files {
      let file = folder.appending(path: path)
      if (try? Data(contentsOf: file)) == data { continue }
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
  }

  private var manifest: String {
    let settings =
      [".swiftLanguageMode(.v\(chapter.languageMode))"]
      + (chapter.languageMode == "6"
        ? [
          ".defaultIsolation(MainActor.self)",
          ".enableUpcomingFeature(\"InferIsolatedConformances\")",
        ] : [])
    let judging = "[.define(\"\(ChapterBuilder.judges)\")]"
    let testTarget = tests.map {
      """
          .testTarget(
            name: "\($0)", dependencies: ["\(chapter.module)", "Platform", "Support"], path: "Tests",
            swiftSettings: settings),
      """
    }
    return """
      // swift-tools-version: 6.3
      import PackageDescription

      let settings: [SwiftSetting] = [\(settings.joined(separator: ", "))]

      let package = Package(
        name: "Judged",
        platforms: [.macOS(.v15)],
        targets: [
          .systemLibrary(name: "CSQLite", path: "CSQLite"),
          .target(
            name: "Platform", dependencies: ["CSQLite"], path: "Platform",
            swiftSettings: \(judging),
            linkerSettings: [
              .linkedLibrary(":libsqlite3.so.0", .when(platforms: [.linux])),
              .linkedLibrary("sqlite3", .when(platforms: [.macOS])),
            ]),
          .target(
            name: "Support", dependencies: ["Platform"], path: "Support",
            swiftSettings: \(judging)),
          .executableTarget(
            name: "\(chapter.module)", dependencies: ["Platform"], path: "Code",
            swiftSettings: settings),
      \(testTarget ?? "")
        ],
        swiftLanguageModes: [.v6]
      )

      """
  }

  // MARK: - SwiftPM's products

  /// Copies the chapter's program, or else all files that the tests' runs read.
  func copy(to place: URL) throws {
    // `.build/debug` is SwiftPM's link to the folder of its products.
    let products = folder.appending(path: ".build/debug").resolvingSymlinksInPath()
    guard tests != nil else {
      try TemporaryFiles.makeFolder(place)
      let program = chapter.module
      return try TemporaryFiles.copy(
        products.appending(path: program), to: place.appending(path: program))
    }
    let path = products.path.trimmingPrefix(folder.resolvingSymlinksInPath().path + "/")
    let built = try FileKind.names(in: products).filter {
      FileKind(of: products.appending(path: $0)) != .folder || $0.hasSuffix(".xctest")
    }
    try TemporaryFiles.makeFolder(place.appending(path: path))
    for name in ["Package.swift"] + Self.folders + built.map({ "\(path)/\($0)" }) {
      try TemporaryFiles.copy(folder.appending(path: name), to: place.appending(path: name))
    }
  }

  /// Builds the package. Throws ``Diagnostics`` if it does not compile, ``Failure`` if SwiftPM does not work.
  func build(_ swiftPM: SwiftPM, _ toolchain: Toolchain) async throws {
    let what = tests == nil ? ["--product", chapter.module] : ["--build-tests"]
    let result = try await run(swiftPM.build(folder, what), toolchain)
    switch result.ending {
    case .exited(0): return
    case .exited:
      let cause = Compiler.cause(in: result.output)
      if let cause, !TemporaryFiles.hasRoom(in: folder) { throw Compiler.cannotWork(cause) }
      throw Diagnostics(
        text: Diagnostics.withoutEchoes(errors(in: result.output)), isSettled: cause == nil)
    case .timedOut, .reportedTooMuch:
      throw Diagnostics(
        text: "SwiftPM did not finish within ten minutes (more on a busy machine).",
        isSettled: false)
    case .signalled(let signal):
      throw Diagnostics(
        text: "SwiftPM crashed (signal \(signal)).\n\(result.output)", isSettled: false)
    }
  }

  private func run(_ words: [String], _ toolchain: Toolchain) async throws -> Subprocess.Result {
    var process = toolchain.process(words)
    process.startsGroups = true
    process.timeLimit = 600 * Host.patience()
    var result = try await process.run()
    // SwiftPM crashes once in a hundred runs.
    for _ in 0..<3 where result.isSignalled { result = try await process.run() }
    return result
  }

  /// The compiler's messages, each only once, without SwiftPM's lines about its progress.
  private func errors(in output: String) -> String {
    // The driver prints remarks about the options too.
    let progress = ["[", "Build", "warning: ", "remark: "]
    let lines = output.components(separatedBy: "\n").filter { line in
      !progress.contains(where: line.hasPrefix)
        && line.prefixMatch(of: #/error: \S+ command failed/#) == nil
    }
    let plain = lines.map { line in sourceFolders.reduce(line) { $0.replacing($1 + "/", with: "") }
    }
    let messages = Diagnostics.messages(in: plain, beginning: #/\S.*?: (error|warning): /#)
      .map { String($0.reversed().drop(while: \.isWhitespace).reversed()) }
    var seen: Set<String> = []
    return messages.filter { seen.insert($0).inserted }.joined(separator: "\n") + "\n"
  }
}
