import Foundation

/// How the compiler's driver compiles and links on this machine, as it says itself.
///
/// `kata` then calls the driver's programs without the driver: just for the files that changed, and in
/// half the time for a link. `swiftc -###` prints the jobs of a driver without running them.
struct Recipe: Codable, Sendable {
  /// The compiler proper.
  let frontend: String

  /// The flags that are the same for every module.
  let frontendFlags: [String]

  /// What it depends on, so that a recipe is not used for another compiler or by another `kata`.
  let madeFrom: String

  /// The jobs of a link, in order, with ``objectName``, ``programName`` and ``autolinkSuffix`` to fill in.
  private let linkJobs: [[String]]

  private static let objectName = "Probe.o"
  private static let programName = "Probe"
  private static let autolinkSuffix = ".autolink"

  /// Asks the driver.
  ///
  /// - Parameters:
  ///   - toolchain: The compiler.
  ///   - folder: An empty folder.
  /// - Throws: ``Failure`` when the driver does not say.
  init(of toolchain: Toolchain, folder: URL) async throws {
    madeFrom = Self.sources(toolchain)
    // Clang says nothing of an object that is not there.
    try Data().write(to: folder.appending(path: Self.objectName))
    let compile = ["-parse-as-library", "-Onone", "-module-name", "Probe", "-c", "Probe.swift"]
    let link = Host.linkerFlags(of: toolchain) + ["-o", Self.programName, Self.objectName]
    let compileJobs = try await Self.jobs(
      [toolchain.swiftc.path, "-###"] + compile, of: toolchain, folder)
    linkJobs = try await Host.direct(
      Self.jobs([toolchain.swiftc.path, "-###"] + link, of: toolchain, folder)
    ) {
      try await Self.jobs($0, of: toolchain, folder)
    }

    var words = (compileJobs.last { $0.contains("-frontend") } ?? [])[...]
    frontend = words.popFirst() ?? ""
    var flags: [String] = []
    while let word = words.popFirst() {
      switch word {
      case "-frontend", "-c", "Probe.swift": continue
      case "-primary-file", "-module-name", "-o": words = words.dropFirst()
      default: flags.append(word)
      }
    }
    frontendFlags = flags
    guard !flags.isEmpty, linkJobs.joined().contains(Self.objectName) else {
      throw Failure.grader("\(toolchain.swiftc.path) does not say how it compiles and links.")
    }
  }

  /// What a recipe for a toolchain depends on.
  static func sources(_ toolchain: Toolchain) -> String {
    let environment = ProcessInfo.processInfo.environment
    let chosen = ["SDKROOT", "TOOLCHAINS", "DEVELOPER_DIR"].map { environment[$0] ?? "" }
    return ([Host.identityOfKata, toolchain.identity] + chosen).joined(separator: "\n")
  }

  /// Whether the last job of a link is the linker itself, not a driver that calls it.
  var linksDirectly: Bool { linkJobs.last?.first?.hasSuffix("/ld.lld") ?? false }

  /// The jobs that link a program.
  ///
  /// - Parameters:
  ///   - objects: The object files.
  ///   - program: The program's file.
  ///   - flags: More flags for the last job, the linker.
  /// - Returns: For each job the program to run, then its arguments.
  func linkJobs(_ objects: [URL], to program: URL, flags: [String]) -> [[String]] {
    linkJobs.enumerated().map { index, job in
      job.flatMap { word in
        if word == Self.objectName { return objects.map(\.path) }
        if word == Self.programName { return [program.path] }
        if word.hasSuffix(Self.autolinkSuffix) {
          return [(word.hasPrefix("@") ? "@" : "") + program.path + Self.autolinkSuffix]
        }
        return [word]
      } + (index == linkJobs.count - 1 ? flags : [])
    }
  }

  private static func jobs(
    _ words: [String], of toolchain: Toolchain, _ folder: URL
  ) async throws -> [[String]] {
    var process = toolchain.process(words, in: folder)
    // A driver that only prints its jobs leaves its temporary folder behind.
    process.environment["TMPDIR"] = folder.path
    let result = try await process.run()
    guard result.ending == .exited(0) else {
      throw Failure.grader("\(toolchain.swiftc.path) does not work: \(result.output)")
    }
    return result.output.split(separator: "\n").map { Self.words(String($0)) }
  }

  /// Splits a line that the driver printed into words, as a shell would.
  private static func words(_ line: String) -> [String] {
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
