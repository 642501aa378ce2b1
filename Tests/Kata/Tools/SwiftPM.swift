import Foundation

/// Commands of the toolchain's package manager, to build packages and to run their tests.
struct SwiftPM: Sendable {
  let swift: URL

  /// The folder of SwiftPM's caches. It is shared, so that an empty home costs no time.
  let cache: URL

  /// The seconds that SwiftPM may take before a package's tests begin.
  static let startLimit = 10.0

  private var common: [String] {
    ["cache", "config", "security"].flatMap { ["--\($0)-path", cache.appending(path: $0).path] }
      + ["--manifest-cache", "shared"]
  }

  /// The command that builds a package, without debug information, because nothing here reads it. Each module is built
  /// as a whole: a build file by file sometimes keeps an object of another planted diff.
  func build(_ package: URL, _ what: [String]) -> [String] {
    [swift.path, "build", "--package-path", package.path] + common + ["-debug-info-format", "none"]
      + ["-wmo", "-num-threads", "2"].flatMap { ["-Xswiftc", $0] } + what
  }

  /// The command that runs the tests of a package that is already built.
  func test(_ package: URL) -> [String] {
    [swift.path, "test", "--skip-build", "--package-path", package.path] + common
      + ["-debug-info-format", "none", "--disable-xctest"]
  }

  /// The environment variables that SwiftPM needs to find its toolchain.
  static var environment: [String: String] {
    ProcessInfo.processInfo.environment.filter { name, _ in
      ["PATH", "DEVELOPER_DIR", "SDKROOT", "TOOLCHAINS"].contains(name)
    }
  }

  /// The output of a run of tests without SwiftPM's lines about its progress.
  static func withoutOwnLines(_ output: String) -> String {
    output.replacing(
      #/(?m)^(?:\[\d+\/\d+\] |Building for |Build complete|warning: ).*\n/#, with: "")
  }

  /// The ending of the tests' program. SwiftPM itself exits with 1 if a signal ended that program.
  static func ending(_ result: Subprocess.Result) -> Subprocess.Ending {
    guard result.ending == .exited(1),
      let signal = result.output.firstMatch(of: /(?m)^error: .*signal code (\d+)/)
    else { return result.ending }
    return Int32(signal.output.1).map(Subprocess.Ending.signalled) ?? result.ending
  }
}
