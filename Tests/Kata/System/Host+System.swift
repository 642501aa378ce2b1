import Foundation

/// What only the system's own headers know, and what is the same wherever the compiler is.
extension Host {
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
  static let program: URL = {
    let link = "/proc/self/exe"
    let running =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: link)).map { URL(filePath: $0) }
      ?? Bundle.main.executableURL
    return running ?? URL(filePath: CommandLine.arguments[0])
  }()

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
    let attributes = try? FileManager.default.attributesOfItem(atPath: real.path)
    let changed = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    return "\(real.path) \(attributes?[.size] ?? 0) \(changed)"
  }

  #if os(macOS)
    /// The system that this `kata` runs on.
    static let runningSystem = System.macOS

    typealias SpawnAttributes = posix_spawnattr_t?
    typealias SpawnActions = posix_spawn_file_actions_t?

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
  /// With what a program is started, before anything is asked for.
  static func spawnSettings() -> (SpawnActions, SpawnAttributes) {
    #if os(macOS)
      (nil, nil)
    #else
      (SpawnActions(), SpawnAttributes())
    #endif
  }
}
