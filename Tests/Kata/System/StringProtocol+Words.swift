extension StringProtocol {
  /// A name in camel case, in words: each capital letter begins one.
  var inWords: String {
    reduce(into: "") { words, letter in
      words += letter.isUppercase && !words.isEmpty ? " \(letter)" : "\(letter)"
    }
  }
}
