extension String {
  /// The lines that are not empty, of what a program prints about a learner's code.
  ///
  /// `split(separator: "\n")` takes `\r\n` for one character that is no `\n`: a name that ends in `\r` hid the line
  /// behind it.
  var lines: [Substring] { utf8.split(separator: UInt8(ascii: "\n")).map(Substring.init) }
}
