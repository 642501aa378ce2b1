import Foundation

/// The compiler's hashes of a file's declarations, without the bodies of functions.
///
/// While they stay the same, no other file of the module needs to be compiled again. They also change where a body is
/// the first in its file to use another module.
///
/// Source: `docs/DependencyAnalysis.md` of the Swift compiler. The hashes stand in its file of dependencies as MD5
/// sums in hexadecimal digits.
struct InterfaceHashes: Equatable {
  private let hashes: [String]

  /// Reads the hashes that the compiler wrote beside the object of the source file at a path in its module; nil if there
  /// are none.
  init?(ofSource path: String, in folder: URL) {
    guard let data = try? Data(contentsOf: Self.file(ofSource: path, in: folder)) else {
      return nil
    }
    // A hash after `@` names an extension, which may be one that a body uses.
    let digits = Set("0123456789abcdef@".utf8)
    hashes = data.split { !digits.contains($0) }.filter { $0.count == 32 }
      .map { String(decoding: $0, as: UTF8.self) }.sorted()
    if hashes.isEmpty { return nil }
  }

  /// The compiler's file of dependencies.
  static func file(ofSource path: String, in folder: URL) -> URL {
    folder.appending(path: Compiler.objectName(for: path) + ".dependencies")
  }
}
