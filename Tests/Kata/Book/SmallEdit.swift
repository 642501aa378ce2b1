/// A limit on the edit of a file in `YourRefactoring`: code without tests that learners change in a few places only.
struct SmallEdit: Decodable, Hashable, Sendable {
  /// The file's name.
  let file: String
  /// The greatest number of lines that may be added to the file as found.
  let added: Int
  /// The greatest number of its lines that may be removed.
  let removed: Int

  /// The file's path in a learner's folder.
  var path: String { "\(Turn.refactoring.rawValue)/\(file)" }
}
