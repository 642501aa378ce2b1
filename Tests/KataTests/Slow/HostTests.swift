import Foundation
import Testing

@testable import Kata
@testable import struct Kata.Host

/// Tests of the values for a Mac. Folder trees as found on Macs are copied to a temporary folder.
@Suite struct HostTests {
  static let xcode = "/Applications/Xcode.app/Contents/Developer"
  static let platform = xcode + "/Platforms/MacOSX.platform"
  static let tools = "/Library/Developer/CommandLineTools"
  #if arch(arm64)
    static let target = ["-target", "arm64-apple-macosx15.0"]
  #else
    static let target = ["-target", "x86_64-apple-macosx15.0"]
  #endif
  static let link = ["-lsqlite3", "-Xlinker", "--no-demangle"]
  static let swiftOrg = "/Users/ann/Library/Developer/Toolchains/swift-6.3.1-RELEASE.xctoolchain"

  /// Sources: https://github.com/swiftlang/swift-testing/issues/1039 (the framework's folder); the `-plugin-path` is
  /// that of WebKit's build, https://github.com/WebKit/WebKit/pull/73723; SwiftPM's `sdkPlatformPaths` for the rest.
  @Test func `with Xcode the library is in the platform`() async throws {
    let machine = try RecordedMachine(
      [
        Self.platform + "/Developer/Library/Frameworks/Testing.framework/Testing",
        Self.platform + "/Developer/usr/lib/lib_TestingInterop.dylib",
        Self.xcode + "/Toolchains/XcodeDefault.xctoolchain/usr/bin/swift-frontend",
      ], platform: Self.platform)

    let host = try await machine.host(
      frontend: Self.xcode + "/Toolchains/XcodeDefault.xctoolchain/usr/bin/swift-frontend")

    let (frameworks, libraries) = (
      Self.platform + "/Developer/Library/Frameworks", Self.platform + "/Developer/usr/lib"
    )
    let macros =
      Self.xcode + "/Toolchains/XcodeDefault.xctoolchain/usr/lib/swift/host/plugins/testing"
    #expect(
      machine.plain(host.compilerFlags)
        == Self.target + ["-F", frameworks, "-I", libraries, "-plugin-path", macros])
    #expect(
      machine.plain(host.linkFlags) == Self.target + Self.link + [
        "-F", frameworks, "-L", libraries,
        "-Xlinker", "-rpath", "-Xlinker", frameworks, "-Xlinker", "-rpath", "-Xlinker", libraries,
      ])
  }

  /// Source: the receipt of Command Line Tools 26.6 in https://github.com/leonickson1/Swiftlet/issues/12; that the
  /// macros lie in a folder that is not searched: https://github.com/joshlin2201/itspaint/pull/38.
  @Test func `with the Command Line Tools alone it is beside them`() async throws {
    let machine = try RecordedMachine(
      [
        Self.tools + "/Library/Developer/Frameworks/Testing.framework/Testing",
        Self.tools + "/Library/Developer/usr/lib/lib_TestingInterop.dylib",
        Self.tools + "/usr/bin/swift-frontend",
      ], platform: nil)

    let host = try await machine.host(frontend: Self.tools + "/usr/bin/swift-frontend")

    let (frameworks, libraries) = (
      Self.tools + "/Library/Developer/Frameworks", Self.tools + "/Library/Developer/usr/lib"
    )
    #expect(
      machine.plain(host.compilerFlags) == Self.target + [
        "-F", frameworks, "-I", libraries,
        "-plugin-path", Self.tools + "/usr/lib/swift/host/plugins/testing",
      ])
    #expect(machine.plain(host.testing?.folders ?? []) == [frameworks, libraries])
  }

  /// Source: the command line of a compiler of swift.org in a crash report, with Xcode beside it: its own library
  /// comes before Xcode's (`-I TOOLCHAIN/usr/lib/swift/macosx/testing`, `-plugin-path
  /// TOOLCHAIN/usr/lib/swift/host/plugins/testing`); SwiftPM looks in this order too.
  @Test func `a toolchain of swift.org brings its own, also beside Xcode`() async throws {
    let machine = try RecordedMachine(
      [
        Self.swiftOrg + "/usr/lib/swift/macosx/testing/libTesting.dylib",
        Self.swiftOrg + "/usr/bin/swift-frontend",
        Self.platform + "/Developer/Library/Frameworks/Testing.framework/Testing",
      ], platform: Self.platform)

    let host = try await machine.host(frontend: Self.swiftOrg + "/usr/bin/swift-frontend")

    let own = Self.swiftOrg + "/usr/lib/swift/macosx/testing"
    #expect(
      machine.plain(host.compilerFlags)
        == Self.target + [
          "-I", own, "-plugin-path", Self.swiftOrg + "/usr/lib/swift/host/plugins/testing",
        ])
    #expect(
      machine.plain(host.linkFlags)
        == Self.target + Self.link + ["-L", own, "-Xlinker", "-rpath", "-Xlinker", own])
  }

  /// Source: https://github.com/openclaw/remindctl/issues/34 (Command Line Tools with Swift 6.2).
  @Test func `older Command Line Tools have none`() async throws {
    let machine = try RecordedMachine([Self.tools + "/usr/bin/swift-frontend"], platform: nil)

    let host = try await machine.host(frontend: Self.tools + "/usr/bin/swift-frontend")

    #expect(host.testing == nil)
    #expect(host.compilerFlags == Self.target)
    #expect(host.linkFlags == Self.target + Self.link)
  }

  @Test func `a Mac's programs are made for the system that the manifest names`() throws {
    let manifest = try String(textOf: Clone.workbook.appending(path: "Package.swift"))

    #expect(manifest.contains("platforms: [.macOS(.v15)]"))
  }

  @Test func `on Linux the compiler needs no help`() async throws {
    let host = Host(system: .linux, tools: URL(filePath: "/nowhere/usr/bin"))

    #expect(host.compilerFlags.isEmpty)
    #expect(host.linkFlags == ["-Xlinker", "-l:libsqlite3.so.0"])
  }

  /// Source: the manual of Apple's linker, `ld(1)`: `-alias`, `-install_name`, `-rpath`; and of `dyld(1)`:
  /// `@executable_path`, `@rpath`.
  @Test func `a mutant is a library of the system's kind`() {
    let place = URL(filePath: "/nowhere/usr/bin")
    let (linux, mac) = (Host(system: .linux, tools: place), Host(system: .macOS, tools: place))

    #expect(linux.libraryFlags == ["-soname", "libChapter.so"])
    #expect(linux.besideFlags == ["-rpath", "$ORIGIN", "-z", "nocopyreloc"])
    #expect(linux.entryPointFlags("Jotter_main") == ["--defsym=main=Jotter_main"])
    #expect(mac.libraryFlags == ["-install_name", "@rpath/libChapter.dylib"])
    #expect(mac.besideFlags == ["-rpath", "@executable_path"])
    #expect(mac.entryPointFlags("Jotter_main") == ["-alias", "_Jotter_main", "_main"])
  }

  /// Source: `xcrun --find nm` names `nm` where Linux has `llvm-nm`; both print the same.
  @Test func `the toolchain's programs go by either name`() throws {
    let machine = try RecordedMachine(
      ["tools/nm", "tools/llvm-objdump", "tools/objdump"], platform: nil)
    defer { try? FileManager.default.removeItem(at: machine.root) }
    let tools = machine.root.appending(path: "tools")
    for name in ["nm", "llvm-objdump", "objdump"] {
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: tools.appending(path: name).path)
    }

    let host = Host(system: .macOS, tools: tools)

    #expect(host.symbolLister.lastPathComponent == "nm")
    #expect(host.objectPrinter.lastPathComponent == "llvm-objdump")
    #expect(host.demangler.lastPathComponent == "swift-demangle")
  }

  /// Source: swiftly's proxies, https://github.com/swiftlang/swiftly/issues/150.
  @Test func `another toolchain that is chosen is another choice`() throws {
    let machine = try RecordedMachine(["home/.swiftly/config.json", "a/b/c/note"], platform: nil)
    defer { try? FileManager.default.removeItem(at: machine.root) }
    func choice() -> [String] {
      Host.choice(
        in: machine.root.appending(path: "a/b/c"),
        environment: ["HOME": machine.root.appending(path: "home").path]
      ).filter { $0.contains(machine.root.lastPathComponent) }
    }
    let first = choice()
    try machine.root.appending(path: "home/.swiftly/config.json").write("{ \"inUse\": \"6.4.0\" }")
    let second = choice()
    try machine.root.appending(path: "a/.swift-version").write("6.3.1")
    let third = choice()

    #expect(first.count == 1)
    #expect(second.count == 1 && second != first)
    #expect(third.count == 2 && third.last?.contains("/a/.swift-version 5 ") == true)
    #expect(choice() == third)
  }
}
