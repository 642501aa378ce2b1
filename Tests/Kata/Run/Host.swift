import Foundation

/// What differs between the platforms `kata` runs on, in one place.
enum Host {
  /// By how much limits on time are stretched: more processes want to run than there are cores.
  ///
  /// - Returns: 1 on a machine with nothing else to do, 4 on a very busy one.
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

  /// A program on the search path.
  ///
  /// - Parameter name: The program's name.
  /// - Returns: Its file; nil when there is none.
  static func executable(_ name: String) -> URL? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").map { URL(filePath: "\($0)/\(name)") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// What identifies this `kata`: the running binary's place, size and age.
  static let identityOfKata = stamp(of: program)

  /// A file's real place, size and time of change, in one line.
  static func stamp(of file: URL) -> String {
    let real = file.resolvingSymlinksInPath()
    let attributes = try? FileManager.default.attributesOfItem(atPath: real.path)
    let changed = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    return "\(real.path) \(attributes?[.size] ?? 0) \(changed)"
  }

  /// When a file was last changed, and when anything about it was, in nanoseconds since 1970.
  static func times(of status: stat) -> (changed: Int, touched: Int) {
    #if os(macOS)
      let (changed, touched) = (status.st_mtimespec, status.st_ctimespec)
    #else
      let (changed, touched) = (status.st_mtim, status.st_ctim)
    #endif
    func nanoseconds(_ time: timespec) -> Int { time.tv_sec &* 1_000_000_000 &+ time.tv_nsec }
    return (nanoseconds(changed), nanoseconds(touched))
  }

  #if os(macOS)
    /// Whether the compiler can keep the modules it has built for C where it does so by itself.
    static let canKeepModules = true

    /// The working folder of a program that is to be started, as its variables name it.
    static func plainName(ofWorkingFolder folder: URL) -> String { folder.path }

    /// Whether kata knows how this platform's objects are printed: not yet, so only what the compiler says of
    /// learners' files is held against them here.
    static let canReadObjects = false

    /// Makes a spawned program inherit no other descriptors than those it is given.
    static let spawnFlags = Int16(POSIX_SPAWN_CLOEXEC_DEFAULT)

    /// Nothing: ``spawnFlags`` close them.
    static func closeDescriptors(
      from first: Int32, in actions: inout posix_spawn_file_actions_t?
    ) {}

    /// Starts a program in a session of its own.
    static let ownSession = POSIX_SPAWN_SETSID

    /// What the driver is told when it is asked how to link.
    static func linkerFlags(of swiftc: URL) -> [String] { ["-lsqlite3"] }

    /// The jobs of a link as they are.
    static func direct(
      _ jobs: [[String]], ask: ([String]) async throws -> [[String]]
    ) async throws -> [[String]] { jobs }

    /// For the compiler: no core files; files of half a gigabyte at most, in blocks of 512 bytes; five minutes
    /// of a core.
    static let compilerLimits = ["-c 0", "-f 1048576", "-S -t 300", "-H -t 310"]

    /// For tests: the same, with two minutes of a core, and a thousand open files.
    static let testLimits = ["-c 0", "-f 1048576", "-S -t 120", "-H -t 130", "-n 1024"]

    /// Makes the chapter's own entry point the program's.
    static func entryPointFlags(_ name: String) -> [String] { ["-alias", "_\(name)", "_main"] }

    /// The file name of a chapter as a shared library.
    static let libraryName = "libChapter.dylib"

    /// Names the library in itself, by which programs linked to it look for it.
    static let libraryFlags = ["-install_name", "@rpath/\(libraryName)"]

    /// Does nothing: a library with something after its end has no valid signature.
    static func hideSize(of library: URL) {}

    /// Makes a program look for libraries beside itself.
    static let besideFlags = ["-rpath", "@executable_path"]
  #else
    /// Whether the compiler can keep the modules it has built for C where it does so by itself: below the
    /// user's folder for caches, which it makes when there is none.
    static let canKeepModules: Bool = {
      let environment = ProcessInfo.processInfo.environment
      let home = environment["HOME"] ?? NSHomeDirectory()
      let caches = environment["XDG_CACHE_HOME"] ?? home + "/.cache"
      var place = URL(filePath: caches).appending(path: "clang/ModuleCache")
      while FileKind(of: place) == nil, place.path != "/" { place.deleteLastPathComponent() }
      return access(place.path, W_OK) == 0
    }()

    /// The working folder of a program that is to be started, as its variables name it: the driver crashes when
    /// its temporary folder has a name that is not ASCII.
    static func plainName(ofWorkingFolder folder: URL) -> String { "/proc/self/cwd" }

    /// Whether kata knows how this platform's objects are printed.
    static let canReadObjects = true

    /// Nothing: ``closeDescriptors(from:in:)`` keeps descriptors from a spawned program.
    static let spawnFlags: Int16 = 0

    /// Keeps a spawned program from what this process has open: Foundation does not mark what it opens, and a
    /// program that is still being copied cannot be started while another has it open.
    static func closeDescriptors(
      from first: Int32, in actions: inout posix_spawn_file_actions_t
    ) {
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

    /// What the driver is told when it is asked how to link: with the toolchain's own linker, the
    /// fastest, where it has one.
    static func linkerFlags(of swiftc: URL) -> [String] {
      let linker = swiftc.resolvingSymlinksInPath().deletingLastPathComponent()
        .appending(path: "ld.lld")
      let hasLinker = FileManager.default.isExecutableFile(atPath: linker.path)
      return (hasLinker ? ["-use-ld=lld"] : []) + ["-Xlinker", "-l:libsqlite3.so.0"]
    }

    /// The jobs of a link replaced by the linker alone: clang only calls it, and instead of reading
    /// out of the objects which libraries they need it can choose among all of the toolchain's.
    static func direct(
      _ jobs: [[String]], ask: ([String]) async throws -> [[String]]
    ) async throws -> [[String]] {
      guard let clang = jobs.last else { return jobs }
      let words = clang.dropFirst().filter { !$0.hasPrefix("@") }
      let printed = try await ask([clang[0], "-###"] + words)
      guard let linker = printed.last, linker[0].hasSuffix("/ld.lld"),
        let folder = linker.first(where: { $0.hasSuffix("/swift/linux") })?.trimmingPrefix("-L")
      else { return jobs }
      let names = try FileManager.default.contentsOfDirectory(atPath: String(folder)).sorted()
      let libraries = names.filter { $0.hasSuffix(".so") && !$0.contains(/XCTest|Mirror/) }
        .map { "-l" + $0.dropFirst("lib".count).dropLast(".so".count) }
      return [
        linker + ["--as-needed"] + libraries + ["-lm", "-lpthread", "-lutil", "-ldl"]
          + ["--no-as-needed"]
      ]
    }

    /// For the compiler: no core files; files of half a gigabyte at most, in blocks of 512 bytes; five minutes
    /// of a core; 16 GiB of address space.
    static let compilerLimits = ["-c 0", "-f 1048576", "-S -t 300", "-H -t 310", "-v 16777216"]

    /// For tests: the same, with two minutes of a core, a thousand open files, and 8 GiB of address space.
    static let testLimits = [
      "-c 0", "-f 1048576", "-S -t 120", "-H -t 130", "-n 1024", "-v 8388608",
    ]

    /// Makes the chapter's own entry point the program's.
    static func entryPointFlags(_ name: String) -> [String] { ["--defsym=main=\(name)"] }

    /// The file name of a chapter as a shared library.
    static let libraryName = "libChapter.so"

    /// Names the library in itself, by which programs linked to it look for it.
    static let libraryFlags = ["-soname", libraryName]

    /// Fills a library up to whole megabytes with what is never loaded, so that a mutant has the original's size.
    ///
    /// - Throws: ``Failure`` when it cannot be written.
    static func hideSize(of library: URL) throws {
      let megabyte = 1 << 20
      let size = try library.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
      guard truncate(library.path, (size + megabyte - 1) / megabyte * megabyte) == 0 else {
        throw Failure.grader(
          "\(library.path) cannot be written: \(String(cString: strerror(errno))).")
      }
    }

    /// Makes a program look for libraries beside itself, and copy no variable of theirs: in another
    /// library it may have another size.
    static let besideFlags = ["-rpath", "$ORIGIN", "-z", "nocopyreloc"]
  #endif
}
