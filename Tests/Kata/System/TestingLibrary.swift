import Foundation

/// The place of Swift Testing and its macros in a toolchain for a Mac, whose compiler finds neither by itself.
///
/// Sources for the three places, and for their order: `UserToolchain.deriveSwiftTestingPath` and
/// `SwiftSDK.sdkPlatformPaths` of SwiftPM 6.4; https://github.com/swiftlang/swift-package-manager/pull/10375.
struct TestingLibrary: Sendable, Hashable, Codable {
  let compilerFlags: [String]

  /// The driver's flags for linking, without the folders in which a program looks for libraries.
  let linkFlags: [String]

  /// The folders in which a linked program looks for the library, and for the libraries that it loads.
  let folders: [String]

  /// The first library found; nil if there is none, as in older Command Line Tools.
  ///
  /// `tools` is `TOOLCHAIN/usr/bin`. `platform` is the folder that `xcrun --sdk macosx --show-sdk-platform-path`
  /// prints; only Xcode has one.
  static func find(besides tools: URL, platform: URL?) -> TestingLibrary? {
    let usr = tools.deletingLastPathComponent()
    let macros = ["-plugin-path", usr.appending(path: "lib/swift/host/plugins/testing").path]
    func exists(_ place: URL) -> Bool { FileManager.default.fileExists(atPath: place.path) }

    let commandLineTools = usr.deletingLastPathComponent().appending(path: "Library/Developer")
    let own = usr.appending(path: "lib/swift/macosx/testing")
    let xcode = platform?.appending(path: "Developer")
    if exists(commandLineTools.appending(path: "Frameworks/Testing.framework")) {
      return TestingLibrary(below: commandLineTools, frameworks: "Frameworks", macros)
    }
    if exists(own.appending(path: "libTesting.dylib")) {
      return TestingLibrary(
        compilerFlags: ["-I", own.path] + macros, linkFlags: ["-L", own.path], folders: [own.path])
    }
    if let xcode, exists(xcode.appending(path: "Library/Frameworks/Testing.framework")) {
      return TestingLibrary(below: xcode, frameworks: "Library/Frameworks", macros)
    }
    return nil
  }
}

extension TestingLibrary {
  /// Makes the flags for a framework, beside a folder with the library that it loads (`lib_TestingInterop.dylib`).
  private init(below root: URL, frameworks: String, _ macros: [String]) {
    let frameworks = root.appending(path: frameworks).path
    let libraries = root.appending(path: "usr/lib").path
    self.init(
      compilerFlags: ["-F", frameworks, "-I", libraries] + macros,
      linkFlags: ["-F", frameworks, "-L", libraries], folders: [frameworks, libraries])
  }
}
