import Foundation

/// The differences between the systems that `kata` runs on, computed from facts about a machine. So the values for a
/// Mac are computed, and tested, on any machine.
struct Host: Sendable, Hashable, Codable {
  enum System: String, Sendable, Codable { case linux, macOS }

  let system: System

  /// The folder of the compiler's programs.
  let tools: URL

  /// The library of Swift Testing, if the compiler must be told its place; nil if the compiler knows it, or has none.
  let testing: TestingLibrary?

  init(system: System, tools: URL, platform: URL? = nil) {
    self.system = system
    self.tools = tools
    testing = system == .macOS ? TestingLibrary.find(besides: tools, platform: platform) : nil
  }

  // MARK: - The toolchain's programs

  /// The first of some programs that the toolchain has, or the first of all: by LLVM's name, or by its name on a Mac.
  private func tool(_ names: [String]) -> URL {
    names.map { tools.appending(path: $0) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
      ?? tools.appending(path: names[0])
  }

  /// The program that lists the symbols of objects.
  var symbolLister: URL { tool(["llvm-nm", "nm"]) }

  /// The program that prints the contents of objects.
  var objectPrinter: URL { tool(["llvm-objdump", "objdump"]) }

  /// The program that turns symbols into names.
  var demangler: URL { tool(["swift-demangle"]) }

  // MARK: - Compiling and linking

  /// The compiler driver's flags for every file.
  var compilerFlags: [String] { targetFlags + (testing?.compilerFlags ?? []) }

  /// The driver's flags for the oldest system that the workbook's programs run on, which the manifest names. Without
  /// them the compiler takes the one that it runs on.
  private var targetFlags: [String] {
    #if arch(arm64)
      let processor = "arm64"
    #else
      let processor = "x86_64"
    #endif
    return system == .macOS ? ["-target", "\(processor)-apple-macosx15.0"] : []
  }

  /// The driver's flags for linking. On Linux they choose the toolchain's own linker, the fastest, if it has one. On a
  /// Mac they ask for missing symbols as the linker knows them: clang takes the word for itself, and leaves out `ld`'s
  /// `-demangle` (`TranslateInputArgs` in its `Driver.cpp`).
  var linkFlags: [String] {
    switch system {
    case .linux:
      let linker = tools.appending(path: "ld.lld")
      let hasLinker = FileManager.default.isExecutableFile(atPath: linker.path)
      return (hasLinker ? ["-use-ld=lld"] : []) + ["-Xlinker", "-l:libsqlite3.so.0"]
    case .macOS:
      let folders = testing?.folders ?? []
      return targetFlags + ["-lsqlite3", "-Xlinker", "--no-demangle"] + (testing?.linkFlags ?? [])
        + folders.flatMap { ["-Xlinker", "-rpath", "-Xlinker", $0] }
    }
  }

  /// The linker's flags that make a function of the chapter the program's entry point.
  func entryPointFlags(_ name: String) -> [String] {
    switch system {
    case .linux: ["--defsym=main=\(name)"]
    case .macOS: ["-alias", symbolPrefix + name, symbolPrefix + "main"]
    }
  }

  /// The file name of a chapter as a shared library.
  var libraryName: String { system == .macOS ? "libChapter.dylib" : "libChapter.so" }

  /// The linker's flags that write the library's name into it. Programs linked to it look for it by this name.
  var libraryFlags: [String] {
    switch system {
    case .linux: ["-soname", libraryName]
    case .macOS: ["-install_name", "@rpath/\(libraryName)"]
    }
  }

  /// The linker's flags that make a program look for libraries in its own folder. On Linux they also forbid copies of a
  /// library's variables in the program: in another build of the library a variable may have another size.
  var besideFlags: [String] {
    switch system {
    case .linux: ["-rpath", "$ORIGIN", "-z", "nocopyreloc"]
    case .macOS: ["-rpath", "@executable_path"]
    }
  }

  /// Fills a library with unloaded bytes up to whole megabytes, so that its size does not tell a mutant from the
  /// original. Does nothing on a Mac, where a library with bytes after its end has no valid signature.
  func hideSize(of library: URL) throws {
    guard system == .linux else { return }
    let megabyte = 1 << 20
    let size = try library.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
    guard truncate(library.path, off_t((size + megabyte - 1) / megabyte * megabyte)) == 0 else {
      throw Failure.grader("\(library.path) cannot be written", because: errno)
    }
  }

  // MARK: - Objects

  /// Whether kata can read how this system prints objects. On a Mac it cannot yet, so there only the compiler's
  /// messages count against a learner's files, and calls of the types that a chapter forbids.
  var canReadObjects: Bool { system == .linux }

  /// The prefix of each symbol that C code can name.
  var symbolPrefix: String { system == .macOS ? "_" : "" }
}

extension Host.System {
  /// The compiler's limits: no core files; files of at most half a gigabyte, in blocks of 512 bytes; five minutes of a
  /// core; on Linux 16 GiB of address space, which a Mac does not limit.
  var compilerLimits: [String] {
    ["-c 0", "-f 1048576", "-S -t 300", "-H -t 310"] + (self == .linux ? ["-v 16777216"] : [])
  }

  /// The tests' limits: as for the compiler, but two minutes of a core, a thousand open files, 8 GiB of address space.
  var testLimits: [String] {
    ["-c 0", "-f 1048576", "-S -t 120", "-H -t 130", "-n 1024"]
      + (self == .linux ? ["-v 8388608"] : [])
  }

  /// The name of a program's working folder in the program's environment. On Linux the name is ASCII, because the
  /// driver crashes if that of its temporary folder is not.
  func plainName(ofWorkingFolder folder: URL) -> String {
    self == .linux ? "/proc/self/cwd" : folder.path
  }

  /// Whether the compiler can write its cache of C modules to its default folder. On Linux that is a folder in the
  /// user's cache folder, and the compiler makes it if it is missing.
  func canKeepModules() -> Bool {
    guard self == .linux else { return true }
    let environment = ProcessInfo.processInfo.environment
    let home = environment["HOME"] ?? NSHomeDirectory()
    let caches = environment["XDG_CACHE_HOME"] ?? home + "/.cache"
    var place = URL(filePath: caches).appending(path: "clang/ModuleCache")
    while FileKind(of: place) == nil, place.path != "/" { place.deleteLastPathComponent() }
    return access(place.path, W_OK) == 0
  }
}
