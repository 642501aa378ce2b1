import Foundation

/// What `kata` finds out about the machine that it runs on, and what only the system's own headers know.
extension Host {
  /// Looks at the machine that this `kata` runs on.
  static func find(
    frontend: String, system: System = runningSystem,
    path: String = ProcessInfo.processInfo.environment["PATH"] ?? ""
  ) async throws -> Host {
    let tools = URL(filePath: frontend).deletingLastPathComponent()
    guard system == .macOS, let xcrun = executable("xcrun", on: path) else {
      return Host(system: system, tools: tools)
    }
    // With the Command Line Tools alone there is no platform, and it says so as an error.
    let asked = try await Subprocess(
      executable: xcrun, arguments: ["--sdk", "macosx", "--show-sdk-platform-path"],
      environment: ProcessInfo.processInfo.environment, timeLimit: 60
    ).run()
    let platform = asked.ending == .exited(0) ? asked.output.split(separator: "\n").last : nil
    return Host(system: system, tools: tools, platform: platform.map { URL(filePath: String($0)) })
  }

  /// What says which of several toolchains a compiler on the search path stands for: Xcode's choice, swiftly's, and a
  /// file `.swift-version`, each with its size and age. The compiler's own file stays the same when another is chosen.
  ///
  /// Sources: the manual of `xcode-select(1)`; https://github.com/swiftlang/swiftly/issues/150 (swiftly's `swiftc` is a
  /// proxy), https://github.com/swiftlang/swiftly/pull/256 (`.swift-version`, in a folder or above it).
  static func choice(
    in folder: URL = URL(filePath: FileManager.default.currentDirectoryPath),
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> [String] {
    let home = environment["HOME"] ?? NSHomeDirectory()
    let swiftly =
      [environment["SWIFTLY_HOME_DIR"], home + "/.swiftly", home + "/.local/share/swiftly"]
    var files =
      ["/var/db/xcode_select_link"] + swiftly.compactMap { $0.map { $0 + "/config.json" } }
    var above = folder.standardizedFileURL
    while above.path != "/" {
      files.append(above.appending(path: ".swift-version").path)
      above.deleteLastPathComponent()
    }
    return files.map { URL(filePath: $0) }.filter { FileKind(of: $0) != nil }.map(stamp)
  }

  /// By how much limits on time are stretched where more processes want to run than there are cores: 1 to 4.
  static func patience() -> Double {
    var load = 0.0
    guard getloadavg(&load, 1) == 1 else { return 1 }
    return min(4, max(1, load / Double(ProcessInfo.processInfo.activeProcessorCount)))
  }

  /// Processes and threads, in a sandbox where no others count: each child of an exit test has some a core.
  static let processLimits: [String] = {
    let count = 512 + 64 * ProcessInfo.processInfo.activeProcessorCount
    // Shells differ in the letter; the wrong one changes nothing that matters.
    return ["-u \(count)", "-p \(count)"]
  }()

  /// The program that is running, however it was called.
  static let program = URL(
    filePath: (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
      ?? Bundle.main.executablePath ?? CommandLine.arguments[0])

  /// The file of a program on the search path; nil when there is none.
  static func executable(
    _ name: String, on path: String = ProcessInfo.processInfo.environment["PATH"] ?? ""
  ) -> URL? {
    path.split(separator: ":").map { URL(filePath: "\($0)/\(name)") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// A file's real place, size and time of change, in one line.
  static func stamp(of file: URL) -> String {
    let real = file.resolvingSymlinksInPath()
    let changed = FileKind.changed(real)?.timeIntervalSince1970 ?? 0
    return "\(real.path) \(FileKind.size(of: real)) \(changed)"
  }

  #if os(macOS)
    /// The system that this `kata` runs on.
    static let runningSystem = System.macOS

    typealias SpawnAttributes = posix_spawnattr_t?
    typealias SpawnActions = posix_spawn_file_actions_t?

    /// With what a program is started, before anything is asked for.
    static func spawnSettings() -> (SpawnActions, SpawnAttributes) { (nil, nil) }

    /// Makes a spawned program inherit no other descriptors than those it is given.
    static let spawnFlags = Int16(POSIX_SPAWN_CLOEXEC_DEFAULT)

    /// Nothing: ``spawnFlags`` close them.
    static func closeDescriptors(from first: Int32, in actions: inout SpawnActions) {}

    /// Starts a program in a session of its own.
    static let ownSession = POSIX_SPAWN_SETSID

    /// All processes that there are.
    static func processes() -> [pid_t] {
      var found = [pid_t](repeating: 0, count: 16_384)
      let count = proc_listallpids(&found, Int32(found.count * MemoryLayout<pid_t>.size))
      return Array(found.prefix(max(0, Int(count))))
    }
  #else
    /// The system that this `kata` runs on.
    static let runningSystem = System.linux

    typealias SpawnAttributes = posix_spawnattr_t
    typealias SpawnActions = posix_spawn_file_actions_t

    /// With what a program is started, before anything is asked for.
    static func spawnSettings() -> (SpawnActions, SpawnAttributes) { (.init(), .init()) }

    /// Nothing: ``closeDescriptors(from:in:)`` keeps descriptors from a spawned program.
    static let spawnFlags: Int16 = 0

    /// Keeps a spawned program from what this process has open: Foundation does not mark what it opens, and a
    /// program that is still being copied cannot be started while another has it open.
    static func closeDescriptors(from first: Int32, in actions: inout SpawnActions) {
      _ = closeFrom?(&actions, first)
    }

    private typealias CloseFrom =
      @convention(c) (UnsafeMutablePointer<posix_spawn_file_actions_t>, Int32) -> Int32

    /// The function of glibc 2.34 and newer that Swift does not see; nil with an older one.
    private static let closeFrom: CloseFrom? = dlsym(
      nil, "posix_spawn_file_actions_addclosefrom_np"
    ).map { unsafeBitCast($0, to: CloseFrom.self) }

    /// Starts a program in a session of its own: `POSIX_SPAWN_SETSID`, which only GNU's headers name.
    static let ownSession: Int32 = 0x80

    /// All processes that there are.
    static func processes() -> [pid_t] {
      let names = try? FileManager.default.contentsOfDirectory(atPath: "/proc")
      return (names ?? []).compactMap { pid_t($0) }
    }
  #endif
}
