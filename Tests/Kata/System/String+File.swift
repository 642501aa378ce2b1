import Foundation

extension String {
  /// Reads a file of text in UTF-8, whichever system or editor wrote it: without a byte order mark, and with line feeds
  /// alone at the ends of lines. A carriage return and a line feed are one `Character`, at which no text is split.
  init(textOf file: URL) throws {
    self = try Self(contentsOf: file, encoding: .utf8).withPlainLines
  }

  private var withPlainLines: String {
    let text = hasPrefix("\u{feff}") ? String(unicodeScalars.dropFirst()) : self
    return text.utf8.contains(UInt8(ascii: "\r")) ? text.replacing("\r\n", with: "\n") : text
  }
}

extension Data {
  /// Reads a text, like ``Swift/String/init(textOf:)``, or the bytes of a file that is none in UTF-8.
  init(textOf file: URL) throws {
    let bytes = try Data(contentsOf: file)
    let needsChange =
      bytes.contains(UInt8(ascii: "\r")) || bytes.starts(with: [0xef, 0xbb, 0xbf])
    guard needsChange, let text = try? String(textOf: file) else {
      self = bytes
      return
    }
    self = Data(text.utf8)
  }
}
