import Foundation

/// Members of Foundation's classes that are called through a table in the object: such a call leaves no symbol.
///
/// A source that declares the members once more, as extensions in the learner's own module, is compiled with the
/// learner's files. There the compiler takes these instead of Foundation's, and each use leaves a symbol.
enum HiddenCalls {
  /// Whether a file may use one of the members: it cannot without spelling its name.
  static func areSpelled(in text: Data) -> Bool {
    words.contains { text.range(of: Data($0.utf8)) != nil }
  }

  /// Whether a declaration in a learner's module is one of those in ``source``.
  static func include(_ name: LibraryName) -> Bool { members[name.head] != nil }

  /// The line on which a file names a member's module, as in `array.Foundation::write`: only so Foundation's own
  /// member is taken.
  static func selector(in text: String) -> Int? {
    guard text.contains("::"), let match = text.firstMatch(of: selection) else { return nil }
    return text[..<match.range.lowerBound].utf8.count { $0 == UInt8(ascii: "\n") } + 1
  }

  private static let words = ["callStack", "esourceIsReachable", "esourceValue", "write"]

  nonisolated(unsafe) private static let selection =
    /::[ \t`]*(\/\*|callStack|checkResource|getResource|resourceValue|setResource|write)/

  /// The source. None of it is ever called: a learner's code that uses it is refused. It names modules, because
  /// a learner may have an own `Thread` or `URL`.
  static let source =
    "import Foundation\n"
    + members.sorted { $0.key < $1.key }.map { type, members in
      let bodies = members.map { "  \($0) { Swift::fatalError() }\n" }.joined()
      return "nonisolated extension Foundation::\(type) {\n\(bodies)}\n"
    }.joined()

  private static let members = [
    "NSArray": writing, "NSDictionary": writing,
    "NSData": ["to url: Foundation::URL", "toFile path: Swift::String"].flatMap { file in
      [
        "func write(\(file), options mask: Foundation::NSData.WritingOptions = []) throws",
        "func write(\(file), atomically: Swift::Bool) -> Swift::Bool",
      ]
    },
    "NSURL": [
      "func checkResourceIsReachable() throws -> Swift::Bool",
      "func getResourceValue(_ value: inout Swift::AnyObject?, forKey key: Foundation::URLResourceKey) throws",
      "func resourceValues(forKeys keys: [Foundation::URLResourceKey]) throws -> [Foundation::URLResourceKey: Any]",
      "func setResourceValue(_ value: Any?, forKey key: Foundation::URLResourceKey) throws",
      "func setResourceValues(_ keyedValues: [Foundation::URLResourceKey: Any]) throws",
    ],
    "Thread": [
      "class var callStackReturnAddresses: [Foundation::NSNumber]",
      "class var callStackSymbols: [Swift::String]",
    ],
  ]

  private static let writing = [
    "func write(to url: Foundation::URL) throws",
    "@discardableResult func write(to url: Foundation::URL, atomically: Swift::Bool) -> Swift::Bool",
    "@discardableResult func write(toFile path: Swift::String, atomically: Swift::Bool) -> Swift::Bool",
  ]
}
