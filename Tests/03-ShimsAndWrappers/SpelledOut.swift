extension String {
  /// The string in quotes, with escapes for all but ASCII.
  ///
  /// An accent can be a part of its letter or stand after it: `==` and `print` do not tell the two apart; this does.
  var spelledOut: String {
    "\"\(unicodeScalars.map { $0.escaped(asASCII: true) }.joined())\""
  }
}

extension [String] {
  /// The strings, each spelled out.
  var spelledOut: String { "[\(map(\.spelledOut).joined(separator: ", "))]" }
}
