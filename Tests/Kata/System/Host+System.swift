import Foundation

/// Facts about the machine that `kata` runs on, and constants that only the system's headers define.
extension Host {
  /// Looks at the machine that this `kata` runs on. `frontend` is the path of the compiler's frontend.
  static func find(
    frontend: String, system: System = runningSystem,
    path: String = ProcessInfo.processInfo.environment["PATH"] ?? ""
  ) async throws -> Host {
    let tools = URL(filePath: frontend).deletingLastPathComponent()
    guard system == .macOS, let xcrun = executable("xcrun", on: path) else {
      return Host(system: system, tools: tools)
    }
    // With the Command Line Tools alone there is no platform, and `xcrun` exits with an error.
    let asked = try await Subprocess(
      executable: xcrun, arguments: ["--sdk", "macosx", "--show-sdk-platform-path"],
      environment: ProcessInfo.processInfo.environment, timeLimit: 60
    ).run()
    let platform = asked.ending == .exited(0) ? asked.output.split(separator: "\n").last : nil
    return Host(system: system, tools: tools, platform: platform.map { URL(filePath: String($0)) })
  }

  /// The files that choose one of several toolchains for the `swiftc` on the search path: Xcode's choice, swiftly's,
  /// and each `.swift-version`, as stamps. Another choice changes these stamps, but not the file of `swiftc`.
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

  /// The factor by which time limits are stretched if more processes want to run than there are cores: 1 to 4.
  static func patience() -> Double {
    var load = 0.0
    guard getloadavg(&load, 1) == 1 else { return 1 }
    return min(4, max(1, load / Double(ProcessInfo.processInfo.activeProcessorCount)))
  }

  /// Limits on processes and threads in a sandbox, which counts no others. An exit test's child uses some per core. None
  /// on a Mac, whose sandbox counts all processes of the user.
  static func processLimits(on system: System = runningSystem) -> [String] {
    if system == .macOS { return [] }
    let count = 512 + 64 * ProcessInfo.processInfo.activeProcessorCount
    // Shells differ in the letter; the wrong letter sets no limit that matters.
    return ["-u \(count)", "-p \(count)"]
  }

  /// The file of the running program, whatever name it was called by.
  static let program = URL(
    filePath: (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
      ?? Bundle.main.executablePath ?? CommandLine.arguments[0])

  /// Lets another program take this process over, and returns only if it cannot be started, with the reason.
  static func failureToBecome(_ program: URL, _ arguments: [String]) -> Failure {
    fflush(nil)
    Interruption.restoreDefaults()
    var list = ([program.path] + arguments).map { strdup($0) } + [nil]
    execv(program.path, &list)
    return .grader("\(program.path) cannot be started", because: errno)
  }

  /// Whether programs may run from a folder's disk: one that is mounted with `noexec` forbids it.
  static func canRunPrograms(in folder: URL) -> Bool {
    var status = statvfs()
    // ST_NOEXEC, which a Mac calls MNT_NOEXEC and does not tell here.
    let noExecution: UInt = 8
    return runningSystem != .linux || statvfs(folder.path, &status) != 0
      || status.f_flag & noExecution == 0
  }

  /// The file of a program on the search path; nil if there is none.
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

    /// Empty settings for `posix_spawn`, before their initialisation.
    static func spawnSettings() -> (SpawnActions, SpawnAttributes) { (nil, nil) }

    /// Closes all descriptors in a spawned program except those that are passed to it.
    static let spawnFlags = Int16(POSIX_SPAWN_CLOEXEC_DEFAULT)

    /// Does nothing: ``spawnFlags`` closes the descriptors.
    static func closeDescriptors(from first: Int32, in actions: inout SpawnActions) {}

    /// Starts a program in a session of its own.
    static let ownSession = POSIX_SPAWN_SETSID

    /// The ids of all processes.
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

    /// Empty settings for `posix_spawn`, before their initialisation.
    static func spawnSettings() -> (SpawnActions, SpawnAttributes) { (.init(), .init()) }

    /// No flags: ``closeDescriptors(from:in:)`` closes the descriptors.
    static let spawnFlags: Int16 = 0

    /// Closes this process's descriptors in a spawned program. Foundation does not mark the files that it opens, and a
    /// program that is being copied cannot be started while another process has it open.
    static func closeDescriptors(from first: Int32, in actions: inout SpawnActions) {
      _ = closeFrom?(&actions, first)
    }

    private typealias CloseFrom =
      @convention(c) (UnsafeMutablePointer<posix_spawn_file_actions_t>, Int32) -> Int32

    /// A function of glibc 2.34 and newer that Swift does not import; nil with an older glibc.
    private static let closeFrom: CloseFrom? = dlsym(
      nil, "posix_spawn_file_actions_addclosefrom_np"
    ).map { unsafeBitCast($0, to: CloseFrom.self) }

    /// Starts a program in a session of its own: `POSIX_SPAWN_SETSID`, which only GNU's headers define.
    static let ownSession: Int32 = 0x80

    /// The ids of all processes.
    static func processes() -> [pid_t] {
      let names = try? FileManager.default.contentsOfDirectory(atPath: "/proc")
      return (names ?? []).compactMap { pid_t($0) }
    }
  #endif
}
