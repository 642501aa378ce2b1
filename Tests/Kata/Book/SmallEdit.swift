/// A limit on the edit of a file in `YourRefactoring`: code without tests that learners change in a few places only.
struct SmallEdit: Hashable, Sendable {
  /// The file's name.
  let file: String
  /// The greatest number of lines that may change in the functions of the untouched file.
  let limit: Int
  /// The beginnings of texts in these functions. With another text in the place of one, the suite must fail.
  let texts: [String]

  /// Reads the setting `smallEdit` of a chapter: the file, the limit and the texts.
  init?(_ words: [String]) {
    guard words.count > 2, let limit = Int(words[1]) else { return nil }
    (file, self.limit, texts) = (words[0], limit, Array(words.dropFirst(2)))
  }

  /// The file's path in a learner's folder.
  var path: String { "\(Turn.refactoring.rawValue)/\(file)" }
}
