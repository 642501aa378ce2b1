import Foundation

/// What differs between the systems that `kata` runs on, as values that follow from facts about the machine: so
/// what a Mac needs is computed, and tested, on any machine.
struct Host: Sendable, Hashable, Codable {
  enum System: String, Sendable, Codable { case linux, macOS }

  let system: System

  /// The folder of the compiler's programs.
  let tools: URL

  /// Where the compiler must be told that Swift Testing is; nil where it knows, or where there is none.
  let testing: TestingLibrary?

  /// Looks at a machine.
  init(system: System, tools: URL, platform: URL? = nil) {
    self.system = system
    self.tools = tools
    testing = system == .macOS ? TestingLibrary.find(besides: tools, platform: platform) : nil
  }

  // MARK: - The toolchain's programs

  /// The first of some programs that the toolchain has: by LLVM's name, or by the name it has on a Mac.
  private func tool(_ names: [String]) -> URL {
    names.map { tools.appending(path: $0) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
      ?? tools.appending(path: names[0])
  }

  /// Lists the symbols of objects.
  var symbolLister: URL { tool(["llvm-nm", "nm"]) }

  /// Prints what objects hold.
  var objectPrinter: URL { tool(["llvm-objdump", "objdump"]) }

  /// Takes sections out of a program; where there is none, as on a Mac, nothing can be started.
  var sectionCopier: URL { tool(["llvm-objcopy"]) }

  /// Turns symbols into names.
  var demangler: URL { tool(["swift-demangle"]) }

  // MARK: - Compiling and linking

  /// What the compiler's driver is told about every file.
  var compilerFlags: [String] { testing?.compilerFlags ?? [] }

  /// What the driver is told when it is asked how to link: on Linux with the toolchain's own linker, the fastest,
  /// where it has one.
  var linkFlags: [String] {
    switch system {
    case .linux:
      let linker = tools.appending(path: "ld.lld")
      let hasLinker = FileManager.default.isExecutableFile(atPath: linker.path)
      return (hasLinker ? ["-use-ld=lld"] : []) + ["-Xlinker", "-l:libsqlite3.so.0"]
    case .macOS:
      let folders = testing?.folders ?? []
      return ["-lsqlite3"] + (testing?.linkFlags ?? [])
        + folders.flatMap { ["-Xlinker", "-rpath", "-Xlinker", $0] }
    }
  }

  /// Makes the chapter's own entry point the program's, for the linker.
  func entryPointFlags(_ name: String) -> [String] {
    switch system {
    case .linux: ["--defsym=main=\(name)"]
    case .macOS: ["-alias", symbolPrefix + name, symbolPrefix + "main"]
    }
  }

  /// The file name of a chapter as a shared library.
  var libraryName: String { system == .macOS ? "libChapter.dylib" : "libChapter.so" }

  /// Names the library in itself, by which programs linked to it look for it, for the linker.
  var libraryFlags: [String] {
    switch system {
    case .linux: ["-soname", libraryName]
    case .macOS: ["-install_name", "@rpath/\(libraryName)"]
    }
  }

  /// Makes a program look for libraries beside itself, for the linker; on Linux also copy no variable of theirs: in
  /// another library it may have another size.
  var besideFlags: [String] {
    switch system {
    case .linux: ["-rpath", "$ORIGIN", "-z", "nocopyreloc"]
    case .macOS: ["-rpath", "@executable_path"]
    }
  }

  /// Fills a library up to whole megabytes with what is never loaded, so that a mutant has the original's size.
  /// Not on a Mac: a library with something after its end has no valid signature.
  func hideSize(of library: URL) throws {
    guard system == .linux else { return }
    let megabyte = 1 << 20
    let size = try library.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
    guard truncate(library.path, off_t((size + megabyte - 1) / megabyte * megabyte)) == 0 else {
      throw Failure.grader("\(library.path) cannot be written", because: errno)
    }
  }

  // MARK: - Objects

  /// Whether kata knows how this system's objects are printed: on a Mac not yet, so only what the compiler says of
  /// learners' files is held against them there.
  var canReadObjects: Bool { system == .linux }

  /// What every symbol begins with that C code can name.
  var symbolPrefix: String { system == .macOS ? "_" : "" }
}

extension Host.System {
  /// For the compiler: no core files; files of half a gigabyte at most, in blocks of 512 bytes; five minutes of a
  /// core; on Linux 16 GiB of address space, which a Mac does not limit.
  var compilerLimits: [String] {
    ["-c 0", "-f 1048576", "-S -t 300", "-H -t 310"] + (self == .linux ? ["-v 16777216"] : [])
  }

  /// For tests: the same, with two minutes of a core, a thousand open files, and 8 GiB of address space.
  var testLimits: [String] {
    ["-c 0", "-f 1048576", "-S -t 120", "-H -t 130", "-n 1024"]
      + (self == .linux ? ["-v 8388608"] : [])
  }

  /// The working folder of a program that is to be started, as its variables name it: on Linux the driver crashes
  /// when its temporary folder has a name that is not ASCII.
  func plainName(ofWorkingFolder folder: URL) -> String {
    self == .linux ? "/proc/self/cwd" : folder.path
  }

  /// Whether the compiler can keep the modules it has built for C where it does so by itself: on Linux below the
  /// user's folder for caches, which it makes when there is none.
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
