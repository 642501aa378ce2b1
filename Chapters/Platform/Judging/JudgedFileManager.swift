#if KATA_JUDGES
  import Foundation

  /// As much of Foundation's file manager as a test needs for a file of its own, and only below the run's own
  /// folders.
  ///
  /// `kata` puts it in the place of `FileManager` in the tests that it judges.
  public struct JudgedFileManager: Sendable {
    public static let `default` = JudgedFileManager()

    public init() {}

    /// A path that leads out of the run's own folders.
    public struct OutOfReach: Error, CustomStringConvertible {
      public let path: String

      public var description: String {
        "\(path) does not lie in the temporary folder of the tests, and kata lets them touch no other"
      }
    }

    public var temporaryDirectory: URL { Reach.temporary }

    public func fileExists(atPath path: String) -> Bool {
      Reach.allowsFolder(path) && FileManager.default.fileExists(atPath: path)
    }

    /// Attributes change nothing: a folder that cannot be removed would stay.
    public func createDirectory(
      at url: URL, withIntermediateDirectories: Bool, attributes: [FileAttributeKey: Any]? = nil
    ) throws {
      try createDirectory(
        atPath: url.path, withIntermediateDirectories: withIntermediateDirectories,
        attributes: attributes)
    }

    public func createDirectory(
      atPath path: String, withIntermediateDirectories: Bool,
      attributes: [FileAttributeKey: Any]? = nil
    ) throws {
      try check(path)
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: withIntermediateDirectories)
    }

    public func contentsOfDirectory(atPath path: String) throws -> [String] {
      guard Reach.allowsFolder(path) else { throw OutOfReach(path: path) }
      return try FileManager.default.contentsOfDirectory(atPath: path)
    }

    public func contents(atPath path: String) -> Data? {
      Reach.allows(path) ? FileManager.default.contents(atPath: path) : nil
    }

    @discardableResult
    public func createFile(
      atPath path: String, contents: Data?, attributes: [FileAttributeKey: Any]? = nil
    ) -> Bool {
      (try? check(path)) != nil
        && FileManager.default.createFile(atPath: path, contents: contents)
    }

    public func removeItem(at url: URL) throws { try removeItem(atPath: url.path) }

    public func removeItem(atPath path: String) throws {
      try check(path)
      try FileManager.default.removeItem(atPath: path)
    }

    private func check(_ path: String) throws {
      guard Reach.allowsFile(path) else { throw OutOfReach(path: path) }
    }
  }
#endif
