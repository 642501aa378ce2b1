import Foundation

/// A built part of a program: its objects, and the folder with its interface.
struct BuiltPart: Sendable {
  let folder: URL
  let objects: [URL]

  /// Whether tests that were compiled against the reference can run on it, because its types have the same shape.
  var keepsInterface = true

  init(folder: URL, objects: [URL]) {
    self.folder = folder
    self.objects = objects
  }

  /// A product of the store, with all the objects in it.
  init(_ folder: URL) throws {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else {
      throw Failure.grader(
        "\(folder.path) was removed while it was needed. Was the store emptied? Try again.")
    }
    self.init(
      folder: folder,
      objects: names.filter { $0.hasSuffix(".o") }.sorted().map { folder.appending(path: $0) })
  }

  /// What the compiler said of calls that never return: it lets them pass, and they crash.
  var warnings: String {
    get throws {
      try FileKind.names(in: folder).filter { $0.hasSuffix(Self.warningsSuffix) }.map {
        try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
      }.joined(separator: "\n")
    }
  }

  /// Keeps such warnings beside the objects that they are about.
  static func keepWarnings(in output: String, to folder: URL) throws {
    let lines = output.split(separator: "\n").filter {
      $0.contains(/:\d+:\d+: warning: .*infinite recursion/)
    }
    if lines.isEmpty { return }
    let file = folder.appending(path: UUID().uuidString + warningsSuffix)
    try TemporaryFiles.write(lines.joined(separator: "\n"), to: file)
  }

  private static let warningsSuffix = ".warnings"

  /// This part, completed with the objects of another whose names it does not have itself.
  func completed(with other: BuiltPart) -> BuiltPart {
    let names = Set(objects.map(\.lastPathComponent))
    return BuiltPart(
      folder: folder,
      objects: objects + other.objects.filter { !names.contains($0.lastPathComponent) })
  }

  /// The objects of source files in a folder of the learner.
  func objects(of turn: Turn) -> [URL] { objects.filter { Self.isObject($0, of: turn) } }

  /// The objects of source files outside a folder of the learner.
  func objects(outside turn: Turn) -> [URL] { objects.filter { !Self.isObject($0, of: turn) } }

  private static func isObject(_ object: URL, of turn: Turn) -> Bool {
    object.lastPathComponent.hasPrefix(Compiler.objectName(for: turn.rawValue + "/").dropLast(2))
  }
}
