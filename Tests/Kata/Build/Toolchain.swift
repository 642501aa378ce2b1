import Foundation

/// The Swift compiler on this machine.
struct Toolchain: Sendable {
  let swiftc: URL

  /// What tells this compiler from another: its place, size and age.
  let identity: String

  /// Finds the compiler on the search path.
  ///
  /// - Returns: The compiler.
  /// - Throws: ``Failure`` when there is none.
  static func find() throws -> Toolchain {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    for folder in path.split(separator: ":") {
      let swiftc = URL(filePath: "\(folder)/swiftc")
      guard FileManager.default.isExecutableFile(atPath: swiftc.path) else { continue }
      return Toolchain(swiftc: swiftc, identity: stamp(of: swiftc))
    }
    throw Failure.grader(
      "There is no swiftc on the search path. Install Swift 6.3 or newer from"
        + " https://swift.org/install and try again.")
  }

  /// A file's real place, size and time of change, in one line.
  static func stamp(of file: URL) -> String {
    let real = file.resolvingSymlinksInPath()
    let attributes = try? FileManager.default.attributesOfItem(atPath: real.path)
    let changed = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    return "\(real.path) \(attributes?[.size] ?? 0) \(changed)"
  }

  /// The flags the compiler's driver hands to its frontend on this machine.
  ///
  /// `kata` calls the frontend itself: it compiles just the files that changed, in a fifth of the time
  /// the driver takes for the module.
  ///
  /// - Returns: The flags that are the same for every module.
  /// - Throws: ``Failure`` when the driver does not say.
  func frontendFlags() async throws -> [String] {
    let probe = ["-###", "-parse-as-library", "-Onone", "-module-name", "Probe", "-c", "Probe.swift"]
    let result = try await process(probe, in: URL(filePath: "/")).run()
    let line = result.output.split(separator: "\n").last { $0.contains(" -frontend ") }
    guard result.ending == .exited(0), let line else {
      throw Failure.grader("\(swiftc.path) does not say how it compiles: \(result.output)")
    }
    var words = Self.words(String(line))[...]
    words.removeFirst()
    var flags: [String] = []
    while let word = words.popFirst() {
      switch word {
      case "-frontend", "-c", "Probe.swift": continue
      case "-primary-file", "-module-name", "-o": words.removeFirst()
      default: flags.append(word)
      }
    }
    return flags
  }

  /// A run of the compiler.
  ///
  /// - Parameters:
  ///   - arguments: What it is asked to do.
  ///   - directory: The folder it runs in, which relative paths are seen from.
  /// - Returns: The run, not yet begun.
  func process(_ arguments: [String], in directory: URL) -> Subprocess {
    Subprocess(
      executable: swiftc, arguments: arguments, directory: directory,
      environment: ProcessInfo.processInfo.environment, timeLimit: 120)
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

extension Toolchain {
  /// The names that a linker's symbols stand for.
  func demangled(_ symbols: [String]) async throws -> [String] {
    let demangle = swiftc.deletingLastPathComponent().appending(path: "swift-demangle")
    let process = Subprocess(
      executable: demangle, arguments: ["--compact"] + symbols, directory: URL(filePath: "/"),
      environment: ProcessInfo.processInfo.environment, timeLimit: 60)
    return try await process.run().output.split(separator: "\n").map(String.init)
  }
}
