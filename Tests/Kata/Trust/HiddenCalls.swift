import Foundation

/// Members of Foundation's classes whose calls go through a table in the object, and so leave no symbol.
///
/// A file of `Tests/Judged` declares the same members beside the learner's files. There the compiler prefers these
/// declarations to Foundation's, and each use leaves a symbol.
enum HiddenCalls {
  static let file = "JudgedHiddenCalls.swift"

  /// Whether a file may use one of the members, because it contains a piece of a member's name.
  static func areSpelled(in text: Data) -> Bool {
    words.contains { text.range(of: Data($0.utf8)) != nil }
  }

  /// Whether a declaration in a learner's module is one of the declarations in ``file``, or in that for `URLSession`.
  ///
  /// Others belong to the learner, such as a method of their own in an extension of `URLSession`.
  static func include(_ name: LibraryName) -> Bool {
    members.contains(name.path) || members.contains("\(name.path)(\(name.label ?? ""):")
  }

  /// The line on which a file names a member's module, as in `array.Foundation::write`. Only code like this reaches
  /// Foundation's own member.
  static func selector(in text: String) -> Int? {
    guard text.contains("::"), let match = text.firstMatch(of: selection) else { return nil }
    return text[..<match.range.lowerBound].utf8.count { $0 == UInt8(ascii: "\n") } + 1
  }

  private static let words = [
    "callStack", "esourceIsReachable", "esourceValue", "location:", "Range(", "resetBytes",
    "subdata", "write",
  ]

  nonisolated(unsafe) private static let selection =
    /::[ \t`]*(\/\*|addSuite|callStack|checkResource|getResource|init|persistentDomain|range|removePersistentDomain|resetBytes|resourceValue|setPersistentDomain|setResource|subdata|upload|write)/

  private static let members: Set<String> = [
    "NSArray.write", "NSData.range", "NSData.subdata", "NSData.write", "NSDictionary.write",
    "NSMutableData.resetBytes", "NSURL.checkResourceIsReachable", "NSURL.getResourceValue",
    "NSURL.resourceValues", "NSURL.setResourceValue", "NSURL.setResourceValues",
    "Thread.callStackReturnAddresses", "Thread.callStackSymbols", "URLSession.upload(for:",
    "URLSession.uploadTask(with:",
  ]
}
