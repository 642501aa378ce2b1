/// The shape of Swift code: what is left when names, layout and comments are taken away.
///
/// A copy whose names were changed has the same shape. So may honest answers to a small task.
enum CodeShape {
  /// The shape of some files, whatever their names and order.
  static func of(files: [String]) -> String { files.map(of).sorted().joined(separator: "\n") }

  /// The shape of a text. Each word becomes the number of its first use. A text in quotes stays as it is, except for
  /// interpolated words.
  static func of(_ text: String) -> String {
    var rest = Array(text.utf8)[...]
    var shape: [UInt8] = []
    var numbers: [[UInt8]: Int] = [:]
    while let byte = rest.first {
      if rest.starts(with: "//".utf8) {
        rest = rest.drop { $0 != UInt8(ascii: "\n") }
      } else if rest.starts(with: "/*".utf8) {
        skipComment(&rest)
      } else if byte == UInt8(ascii: "\"") {
        shape += quoted(&rest, numbers)
      } else if isName(byte) {
        let word = Array(rest.prefix(while: isName))
        rest = rest.dropFirst(word.count)
        let number = numbers[word, default: numbers.count]
        numbers[word] = number
        shape += " \(number)".utf8
      } else {
        rest = rest.dropFirst()
        if byte > UInt8(ascii: " ") { shape.append(byte) }
      }
    }
    return String(decoding: shape, as: UTF8.self)
  }

  private static func isName(_ byte: UInt8) -> Bool {
    97...122 ~= byte | 0x20 || 48...57 ~= byte || byte == UInt8(ascii: "_") || byte >= 0x80
  }

  /// Drops a comment, which may hold others.
  private static func skipComment(_ rest: inout ArraySlice<UInt8>) {
    var depth = 0
    repeat {
      if rest.starts(with: "/*".utf8) {
        depth += 1
        rest = rest.dropFirst(2)
      } else if rest.starts(with: "*/".utf8) {
        depth -= 1
        rest = rest.dropFirst(2)
      } else {
        rest = rest.dropFirst()
      }
    } while depth > 0 && !rest.isEmpty
  }

  /// Takes a text in quotes.
  private static func quoted(
    _ rest: inout ArraySlice<UInt8>, _ numbers: [[UInt8]: Int]
  ) -> [UInt8] {
    let quotes = rest.starts(with: "\"\"\"".utf8) ? 3 : 1
    let end = Array(repeating: UInt8(ascii: "\""), count: quotes)
    var text = end
    rest = rest.dropFirst(quotes)
    // The open brackets of an interpolation.
    var depth = 0
    while !rest.isEmpty, depth > 0 || !rest.starts(with: end) {
      if rest.starts(with: "\\(".utf8) || depth > 0 && rest.starts(with: "(".utf8) { depth += 1 }
      if depth > 0, rest.starts(with: ")".utf8) { depth -= 1 }
      let word = depth > 0 ? Array(rest.prefix(while: isName)) : []
      let isEscape = rest.first == UInt8(ascii: "\\")
      let count = max(word.count, isEscape ? 2 : 1)
      text += numbers[word].map { Array(" \($0)".utf8) } ?? Array(rest.prefix(count))
      rest = rest.dropFirst(count)
    }
    rest = rest.dropFirst(quotes)
    return text + end
  }
}
