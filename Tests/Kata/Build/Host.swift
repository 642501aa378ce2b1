import Foundation

/// What differs between the platforms `kata` runs on, in one place.
enum Host {
  #if os(macOS)
    /// What the driver is told when it is asked how to link.
    static func linkerFlags(of toolchain: Toolchain) -> [String] { ["-lsqlite3"] }

    /// The jobs of a link as they are.
    static func direct(
      _ jobs: [[String]], ask: ([String]) async throws -> [[String]]
    ) async throws -> [[String]] { jobs }

    /// No core files; files of half a gigabyte at most, in blocks of 512 bytes.
    static let limits = ["-c 0", "-f 1048576"]

    /// Makes the chapter's own entry point the program's.
    static func entryPointFlags(_ name: String) -> [String] {
      ["-Xlinker", "-alias", "-Xlinker", "_\(name)", "-Xlinker", "_main"]
    }
  #else
    /// What the driver is told when it is asked how to link: with the toolchain's own linker, the
    /// fastest, where it has one.
    static func linkerFlags(of toolchain: Toolchain) -> [String] {
      let linker = toolchain.swiftc.resolvingSymlinksInPath().deletingLastPathComponent()
        .appending(path: "ld.lld")
      let hasLinker = FileManager.default.isExecutableFile(atPath: linker.path)
      return (hasLinker ? ["-use-ld=lld"] : []) + ["-Xlinker", "-l:libsqlite3.so.0"]
    }

    /// The jobs of a link with clang, which only calls the linker, replaced by the linker.
    static func direct(
      _ jobs: [[String]], ask: ([String]) async throws -> [[String]]
    ) async throws -> [[String]] {
      guard let clang = jobs.last else { return jobs }
      let autolink = clang.filter { $0.hasPrefix("@") }
      let printed = try await ask(
        [clang[0], "-###"] + clang.dropFirst().filter { !autolink.contains($0) })
      guard let linker = printed.last, linker[0].hasSuffix("/ld.lld") else { return jobs }
      return jobs.dropLast() + [linker + autolink]
    }

    /// No core files; files of half a gigabyte at most, in blocks of 512 bytes; 8 GiB of address space.
    static let limits = ["-c 0", "-f 1048576", "-v 8388608"]

    /// Makes the chapter's own entry point the program's.
    static func entryPointFlags(_ name: String) -> [String] {
      ["-Xlinker", "--defsym=main=\(name)"]
    }
  #endif
}
