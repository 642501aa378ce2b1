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
    + members.sorted { $0.key < $1.key }.map { name, members in
      "nonisolated extension Foundation::\(name) {\n"
        + members.map { "  \($0) { Swift::fatalError() }\n" }.joined() + "}\n"
    }.joined()

  private static let members = [
    "NSArray": writing + ["func write(to url: \(url)) throws"],
    "NSDictionary": writing,
    "NSData": writing + [
      "func write(to url: \(url), options: Foundation::NSData.WritingOptions = []) throws",
      "func write(toFile path: \(text), options: Foundation::NSData.WritingOptions = []) throws",
    ],
    "NSURL": [
      "func checkResourceIsReachable() throws -> \(bool)",
      "func getResourceValue(_ value: inout Swift::AnyObject?, forKey key: \(key)) throws",
      "func resourceValues(forKeys keys: [\(key)]) throws -> [\(key): Any]",
      "func setResourceValue(_ value: Any?, forKey key: \(key)) throws",
      "func setResourceValues(_ keyedValues: [\(key): Any]) throws",
    ],
    "Thread": [
      "class var callStackReturnAddresses: [Foundation::NSNumber]",
      "class var callStackSymbols: [\(text)]",
    ],
  ]

  private static let writing = [
    "@discardableResult func write(to url: \(url), atomically: \(bool)) -> \(bool)",
    "@discardableResult func write(toFile path: \(text), atomically: \(bool)) -> \(bool)",
  ]

  private static let (bool, text) = ("Swift::Bool", "Swift::String")
  private static let (key, url) = ("Foundation::URLResourceKey", "Foundation::URL")
}
