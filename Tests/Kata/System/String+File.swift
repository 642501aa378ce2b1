import Foundation

extension String {
  /// Reads a file of text in UTF-8, whichever system or editor wrote it: without a byte order mark, and with line feeds
  /// alone at the ends of lines. A carriage return and a line feed are one `Character`, at which no text is split.
  /// Throws ``Failure``, which names the file, if it cannot be read or is no such text.
  init(textOf file: URL) throws {
    let text: String
    do { text = try Self(contentsOf: file, encoding: .utf8) } catch CocoaError
      .fileReadCorruptFile
    {
      throw Failure.grader("\(file.path) is no text in UTF-8.")
    } catch { throw Failure.grader("\(file.path) cannot be read", because: error) }
    let plain = text.hasPrefix("\u{feff}") ? String(text.unicodeScalars.dropFirst()) : text
    let holdsReturn = plain.utf8.withContiguousStorageIfAvailable {
      UnsafeRawBufferPointer($0).holdsReturn
    }
    self =
      holdsReturn == false ? plain : plain.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
  }
}

extension Data {
  /// Reads a text, like ``Swift/String/init(textOf:)``, or the bytes of a file that is none in UTF-8.
  init(textOf file: URL) throws {
    self = try Data(contentsOf: file)
    let isPlain = !starts(with: [0xef, 0xbb, 0xbf]) && !withUnsafeBytes(\.holdsReturn)
    if !isPlain, let text = try? String(textOf: file) { self = Data(text.utf8) }
  }
}

extension UnsafeRawBufferPointer {
  /// Whether a byte is a carriage return. The C library looks, because each text that kata reads passes here.
  fileprivate var holdsReturn: Bool {
    baseAddress.map { memchr($0, 0x0d, count) != nil } ?? false
  }
}
