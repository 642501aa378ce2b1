import Foundation
import Testing

@testable import Kata

/// Tests of code that only Apple's compiler compiles, against what its documentation declares.
@Suite struct TypecheckTests {
  /// On a Mac the build itself compiles this file, with Apple's own module.
  @Test(.enabled(if: !Self.hasUserNotifications))
  func `chapter 4: Apple's notification centre conforms`() async throws {
    let chapter = try SourceTree(
      root: Clone.workbook.appending(path: "Chapters/04-CompletionHandlers"),
      folders: ["Legacy", "Refactored", "Further"])
    let sources = try chapter.files.map {
      ($0.lastPathComponent, try String(contentsOf: $0, encoding: .utf8))
    }

    try await Self.use { folder in
      try await Self.makeModule("UserNotifications", [Self.userNotifications], in: folder)
      #expect(try await Self.typecheck(sources, in: folder) == "")

      // Without a method that the extension calls the code does not compile, so the declarations above are really used.
      let renamed = Self.userNotifications.replacing("getNotificationSettings", with: "settings")
      try await Self.makeModule("UserNotifications", [renamed], in: folder)
      let errors = try await Self.typecheck(sources, in: folder)
      #expect(errors.contains("cannot find 'getNotificationSettings' in scope"))
    }
  }

  // MARK: - Fixtures

  private static var hasUserNotifications: Bool {
    #if canImport(UserNotifications)
      true
    #else
      false
    #endif
  }

  /// The part of Apple's module that chapter 4 calls, as its documentation declares it.
  private static let userNotifications = """
    import Foundation

    open class UNUserNotificationCenter: NSObject {
      open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {}

      open func requestAuthorization(
        options: UNAuthorizationOptions = [],
        completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
      ) {}

      open func getNotificationSettings(
        completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
      ) {}
    }

    open class UNNotificationCategory: NSObject {
      public convenience init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
        options: UNNotificationCategoryOptions = []
      ) { self.init() }
    }

    open class UNNotificationAction: NSObject {}

    open class UNNotificationSettings: NSObject {
      open var authorizationStatus: UNAuthorizationStatus { .notDetermined }
    }

    public enum UNAuthorizationStatus: Int, Sendable {
      case notDetermined, denied, authorized, provisional, ephemeral
    }

    public struct UNAuthorizationOptions: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }

      public static let badge = Self(rawValue: 1)
      public static let sound = Self(rawValue: 2)
      public static let alert = Self(rawValue: 4)
    }

    public struct UNNotificationCategoryOptions: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
    }
    """

  /// Runs `body` with a folder that contains the module `Platform`.
  private static func use(_ body: (URL) async throws -> Void) async throws {
    let platform = try SourceTree(
      root: Clone.workbook.appending(path: "Chapters"), folders: ["Platform"])
    let texts = try platform.files.map { try String(contentsOf: $0, encoding: .utf8) }
    try await URL.useFolder("typecheck") { folder in
      try await makeModule("Platform", texts, in: folder)
      try await body(folder)
    }
  }

  private static func makeModule(_ name: String, _ texts: [String], in folder: URL) async throws {
    let sources = texts.enumerated().map { ("\(name)\($0.offset).swift", $0.element) }
    let errors = try await compile(
      sources,
      [
        "-emit-module", "-wmo", "-parse-as-library", "-swift-version", "6", "-module-name", name,
        "-emit-module-path", folder.appending(path: "\(name).swiftmodule").path,
      ], in: folder)
    try #require(errors == "")
  }

  /// The compiler's output about some files; empty if they compile.
  private static func typecheck(
    _ sources: [(String, String)], in folder: URL
  ) async throws -> String {
    try await compile(sources, ["-typecheck", "-swift-version", "5"], in: folder)
  }

  private static func compile(
    _ sources: [(name: String, text: String)], _ flags: [String], in folder: URL
  ) async throws -> String {
    for source in sources {
      try Data(source.text.utf8).write(to: folder.appending(path: source.name))
    }
    let moduleMap = Clone.workbook.appending(path: "Chapters/CSQLite/module.modulemap").path
    let outcome = try await Clone.run(
      Toolchain.find().swiftc,
      flags + ["-I", ".", "-Xcc", "-fmodule-map-file=\(moduleMap)", "-suppress-warnings"]
        + sources.map(\.name), in: folder)
    return outcome.exitCode == 0 ? "" : outcome.errors + "exit code \(outcome.exitCode)"
  }
}
