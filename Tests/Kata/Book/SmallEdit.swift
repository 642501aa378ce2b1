/// A limit on the edit of a file in `YourRefactoring`: code without tests that learners change in a few places only.
struct SmallEdit: Hashable, Sendable {
  /// The file's name.
  let file: String
  /// The greatest number of lines that may change in the functions of the untouched file.
  let limit: Int
  /// The beginning of a text in one of these functions. With another text there, the suite must fail.
  let text: String

  /// Reads the setting `smallEdit` of a chapter: the file, the limit and the text.
  init?(_ words: [String]) {
    guard words.count == 3, let limit = Int(words[1]) else { return nil }
    (file, self.limit, text) = (words[0], limit, words[2])
  }

  /// The file's path in a learner's folder.
  var path: String { "\(Turn.refactoring.rawValue)/\(file)" }
}
