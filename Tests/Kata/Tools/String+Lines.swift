extension String {
  /// The non-empty lines of a program's output about a learner's code.
  ///
  /// `split(separator: "\n")` would keep `\r\n` as a single character that is no `\n`: a name that ends in `\r` would
  /// hide the next line.
  var lines: [Substring] { utf8.split(separator: UInt8(ascii: "\n")).map(Substring.init) }
}
