import Foundation

/// The toolchain's package manager, as it builds packages and runs their tests.
struct SwiftPM: Sendable {
  /// The program `swift`.
  let swift: URL

  /// Where it keeps what it knows of manifests, so that homes without files cost no time.
  let cache: URL

  /// For how many seconds it may be busy with itself before a package's tests begin.
  static let startLimit = 10.0

  private var common: [String] {
    ["cache", "config", "security"].flatMap { ["--\($0)-path", cache.appending(path: $0).path] }
      + ["--manifest-cache", "shared"]
  }

  /// The words that build a package: without debug information, which nothing here reads, and each module as a
  /// whole, because a build file by file now and then keeps an object of another plant.
  func build(_ package: URL, _ what: [String]) -> [String] {
    [swift.path, "build", "--package-path", package.path] + common + ["-debug-info-format", "none"]
      + ["-wmo", "-num-threads", "2"].flatMap { ["-Xswiftc", $0] } + what
  }

  /// The words that run the tests of a package that is built.
  func test(_ package: URL) -> [String] {
    [swift.path, "test", "--skip-build", "--package-path", package.path] + common
      + ["-debug-info-format", "none", "--disable-xctest"]
  }

  /// What of the machine's environment it needs to find its toolchain.
  static var environment: [String: String] {
    ProcessInfo.processInfo.environment.filter { name, _ in
      ["PATH", "DEVELOPER_DIR", "SDKROOT", "TOOLCHAINS"].contains(name)
    }
  }

  /// The ending of the tests' program that SwiftPM ran, which itself exits with 1 where a signal ended that.
  static func ending(_ result: Subprocess.Result) -> Subprocess.Ending {
    guard result.ending == .exited(1),
      let signal = result.output.firstMatch(of: /(?m)^error: .*signal code (\d+)/)
    else { return result.ending }
    return Int32(signal.output.1).map(Subprocess.Ending.signalled) ?? result.ending
  }
}
