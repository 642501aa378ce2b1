import Foundation

/// The toolchain's `swift-format`, for texts that are compared.
struct SwiftFormat: Sendable {
  let toolchain: Toolchain

  /// At most one statement a line. A line stays as long as it was written.
  private static let configuration = """
    {"version": 1, "lineLength": 5000, "indentation": {"spaces": 2},
    "rules": {"DoNotUseSemicolons": true}}
    """

  /// Formats a text so that equal statements are equal lines. Throws ``Diagnostics`` for a text that is no Swift.
  func formatted(_ text: String) async throws -> String {
    // On a Mac `swiftc` is a shim, and nothing lies beside it.
    var process = toolchain.process(
      [try Toolchain.program("swift").path, "format", "--configuration", Self.configuration, "-"])
    process.outputLimit = 5_000_000
    // A comment could switch the formatter off.
    let result = try await process.run(
      input: text.replacing("swift-format-ignore", with: "swift-format-ignored"))
    guard result.ending == .exited(0) else {
      throw Diagnostics(text: "swift-format cannot read a file of yours: \(result.output)")
    }
    return result.output
  }
}
