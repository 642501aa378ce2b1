import Foundation

/// A built part of a program: its objects, and the folder with its module's interface.
struct BuiltPart: Sendable {
  let folder: URL
  let objects: [URL]

  /// Whether tests compiled against the reference can run on this part, because its types have the same shape.
  var keepsInterface = true

  init(folder: URL, objects: [URL]) {
    self.folder = folder
    self.objects = objects
  }

  /// Reads a product of the store, with all objects in it.
  init(_ folder: URL) throws {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else {
      throw Failure.grader(
        "\(folder.path) was removed while it was needed. Was the store emptied? Try again.")
    }
    self.init(
      folder: folder,
      objects: names.filter { $0.hasSuffix(".o") }.sorted().map { folder.appending(path: $0) })
  }

  /// The compiler's warnings about endless recursion: it compiles such calls, and they crash.
  var warnings: String {
    get throws {
      try FileKind.names(in: folder).filter { $0.hasSuffix(Self.warningsSuffix) }.map {
        try String(textOf: folder.appending(path: $0))
      }.joined(separator: "\n")
    }
  }

  /// Writes the warnings about endless recursion to a file beside the objects.
  static func keepWarnings(in output: String, to folder: URL) throws {
    let lines = output.split(separator: "\n").filter {
      $0.contains(/:\d+:\d+: warning: .*infinite recursion/)
    }
    if lines.isEmpty { return }
    let file = folder.appending(path: UUID().uuidString + warningsSuffix)
    try TemporaryFiles.write(lines.joined(separator: "\n"), to: file)
  }

  private static let warningsSuffix = ".warnings"

  /// This part, with the objects of another whose names are missing here.
  func completed(with other: BuiltPart) -> BuiltPart {
    let names = Set(objects.map(\.lastPathComponent))
    return BuiltPart(
      folder: folder,
      objects: objects + other.objects.filter { !names.contains($0.lastPathComponent) })
  }

  /// Whether files of a module, compiled again with other texts, declare the same as in this part.
  ///
  /// Equal hashes prove it. A body that is the first in its file to use another module changes them: then the bytes of
  /// the whole module's interface decide, if the compiler wrote it.
  func hasInterface(of paths: [String], in module: String, madeIn other: URL) -> Bool {
    let haveEqualHashes = paths.allSatisfy { path in
      let name = Compiler.objectName(for: path)
      guard let object = objects.first(where: { $0.lastPathComponent == name }),
        let hashes = InterfaceHashes(ofSource: path, in: other)
      else { return false }
      return hashes == InterfaceHashes(ofSource: path, in: object.deletingLastPathComponent())
    }
    if haveEqualHashes { return true }
    let interfaces = [folder, other].map {
      try? Data(contentsOf: $0.appending(path: "\(module).swiftmodule"))
    }
    return interfaces[0] != nil && interfaces[0] == interfaces[1]
  }

  /// The objects that were made from the source files in a folder of the learner.
  func objects(of turn: Turn) -> [URL] { objects.filter { Self.isObject($0, of: turn) } }

  /// The objects that were made from source files outside a folder of the learner.
  func objects(outside turn: Turn) -> [URL] { objects.filter { !Self.isObject($0, of: turn) } }

  private static func isObject(_ object: URL, of turn: Turn) -> Bool {
    object.lastPathComponent.hasPrefix(Compiler.objectName(for: turn.rawValue + "/").dropLast(2))
  }
}
