import Foundation

/// The driver's commands to compile and link on this machine, as the driver itself prints them.
///
/// `kata` then runs these commands without the driver: only for the changed files, and in half the time for a link.
/// `swiftc -###` prints the driver's jobs without running them.
struct Recipe: Codable, Sendable {
  let frontend: String
  let host: Host

  /// The flags that all modules share.
  let frontendFlags: [String]

  /// The compiler's version line, as in `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
  let version: String

  /// A text of all that the recipe depends on, so that no other compiler and no other `kata` uses it.
  let madeFrom: String

  /// The hash of this `kata`'s sources, which all copies of the workbook share.
  let kata: String

  /// The jobs of a link, in order, in which ``objectName``, ``productName`` and ``autolinkSuffix`` are placeholders.
  private let programJobs: [[String]]
  /// The jobs for a shared library.
  private let libraryJobs: [[String]]

  private static let objectName = "Probe.o"
  private static let productName = "Probe"
  private static let autolinkSuffix = ".autolink"

  enum Product { case program, library }

  /// Asks the driver for its jobs. `kata` is the hash of the program's sources.
  init(of toolchain: Toolchain, kata: String, folder: URL) async throws {
    madeFrom = Self.sources(toolchain)
    // Clang prints no job for an object that does not exist.
    try Data().write(to: folder.appending(path: Self.objectName))
    let compile = ["-parse-as-library", "-Onone", "-module-name", "Probe", "-c", "Probe.swift"]
    func compileJob(_ more: [String]) async throws -> [String] {
      try await Self.jobs([toolchain.swiftc.path, "-###"] + more + compile, of: toolchain, folder)
        .last { $0.contains("-frontend") } ?? []
    }
    let plain = try await compileJob([])
    host = try await Host.find(frontend: plain.first ?? toolchain.swiftc.path)
    let flags = host.compilerFlags
    let asked = flags.isEmpty ? plain : try await compileJob(flags)
    programJobs = try await Self.linkJobs([], of: toolchain, host, folder)
    libraryJobs = try await Self.linkJobs(["-emit-library"], of: toolchain, host, folder)

    var words = asked[...]
    frontend = words.popFirst() ?? ""
    var frontendFlags: [String] = []
    while let word = words.popFirst() {
      switch word {
      case "-frontend", "-c", "Probe.swift": continue
      case "-primary-file", "-module-name", "-o": words = words.dropFirst()
      default: frontendFlags.append(word)
      }
    }
    self.frontendFlags = frontendFlags
    let printed = try await toolchain.process([frontend, "-version"]).run().output
    version =
      printed.split(separator: "\n").first { $0.contains("Swift version") }.map(String.init)
      ?? "an unknown Swift"
    self.kata = kata
    guard !frontendFlags.isEmpty,
      [programJobs, libraryJobs].allSatisfy({ $0.joined().contains(Self.objectName) })
    else {
      throw Failure.grader("\(toolchain.swiftc.path) does not say how it compiles and links.")
    }
  }

  /// The text that products and verdicts depend on: the commands that make them, and the hash of `kata`.
  var key: String {
    "\(kata)\n\(version)\n\(host)\n\(frontend) \(frontendFlags)\n\(programJobs)\n\(libraryJobs)\n"
  }

  /// The text that a recipe for a toolchain depends on.
  static func sources(_ toolchain: Toolchain) -> String {
    let environment = ProcessInfo.processInfo.environment
    let chosen = ["SDKROOT", "TOOLCHAINS", "DEVELOPER_DIR"].map { environment[$0] ?? "" }
    return ([Host.stamp(of: Host.program), toolchain.identity] + chosen + Host.choice())
      .joined(separator: "\n")
  }

  /// The jobs of a link, with their placeholders filled in.
  func linkJobs(
    _ objects: [URL], to file: URL, as product: Product, flags: [String]
  ) -> [[String]] {
    let jobs = product == .program ? programJobs : libraryJobs
    let passedOn = Self.callLinker(jobs) ? flags : flags.flatMap { ["-Xlinker", $0] }
    return jobs.enumerated().map { index, job in
      job.flatMap { word in
        if word == Self.objectName { return objects.map(\.path) }
        if word == Self.productName { return [file.path] }
        if word.hasSuffix(Self.autolinkSuffix) {
          return [(word.hasPrefix("@") ? "@" : "") + file.path + Self.autolinkSuffix]
        }
        return [word]
      } + (index == jobs.count - 1 ? passedOn : [])
    }
  }

  /// The folders in which a linked program looks for the toolchain's libraries.
  var libraryFolders: [String] {
    let words = programJobs.last ?? []
    let places = words.indices.filter { words[$0] == "-rpath" }
      .compactMap { words[($0 + 1)...].first { $0 != "-Xlinker" } }
    return Set(places).filter { $0.hasPrefix("/") }.sorted()
  }

  /// Whether the jobs of a link call the linker itself.
  var callsLinker: Bool { Self.callLinker(libraryJobs) }

  /// Whether the last job is the linker itself, and not a compiler's driver that calls it.
  private static func callLinker(_ jobs: [[String]]) -> Bool {
    jobs.last?.first?.hasSuffix("/ld.lld") ?? false
  }

  /// Asks the driver for the jobs of a link.
  private static func linkJobs(
    _ kind: [String], of toolchain: Toolchain, _ host: Host, _ folder: URL
  ) async throws -> [[String]] {
    let words =
      [toolchain.swiftc.path, "-###"] + kind + host.linkFlags + ["-o", productName, objectName]
    let jobs = try await jobs(words, of: toolchain, folder)
    return host.system == .linux ? try await direct(jobs, of: toolchain, folder) : jobs
  }

  /// Replaces the jobs of a link by a call of the linker alone, because clang only calls it. The linker gets all of the
  /// toolchain's libraries to choose from, so the libraries need not be read out of the objects.
  private static func direct(
    _ linkJobs: [[String]], of toolchain: Toolchain, _ folder: URL
  ) async throws -> [[String]] {
    guard let clang = linkJobs.last else { return linkJobs }
    let words = clang.dropFirst().filter { !$0.hasPrefix("@") }
    let printed = try await jobs([clang[0], "-###"] + words, of: toolchain, folder)
    guard let linker = printed.last, linker[0].hasSuffix("/ld.lld"),
      let place = linker.first(where: { $0.hasSuffix("/swift/linux") })?.trimmingPrefix("-L")
    else { return linkJobs }
    let names = try FileManager.default.contentsOfDirectory(atPath: String(place)).sorted()
    let libraries = names.filter { $0.hasSuffix(".so") && !$0.contains(/XCTest|Mirror/) }
      .map { "-l" + $0.dropFirst("lib".count).dropLast(".so".count) }
    let systems = ["-lm", "-lpthread", "-lutil", "-ldl"]
    return [linker + ["--as-needed"] + libraries + systems + ["--no-as-needed"]]
  }

  private static func jobs(
    _ words: [String], of toolchain: Toolchain, _ folder: URL
  ) async throws -> [[String]] {
    var process = toolchain.process(words, in: folder)
    // A driver that only prints its jobs leaves its temporary folder behind.
    process.environment["TMPDIR"] = Host.runningSystem.plainName(ofWorkingFolder: folder)
    let result = try await process.run()
    guard result.ending == .exited(0) else {
      throw Failure.grader("\(toolchain.swiftc.path) does not work: \(result.output)")
    }
    return result.output.split(separator: "\n").map { Self.words(String($0)) }
  }

  /// Splits a line of the driver's output into words, as a shell would.
  static func words(_ line: String) -> [String] {
    var words = [""]
    var quote: Character?
    var isEscaped = false
    for character in line {
      if isEscaped {
        words[words.count - 1].append(character)
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if character == quote {
        quote = nil
      } else if quote == nil, character == "'" || character == "\"" {
        quote = character
      } else if quote == nil, character == " " {
        words.append("")
      } else {
        words[words.count - 1].append(character)
      }
    }
    return words.filter { !$0.isEmpty }
  }
}
