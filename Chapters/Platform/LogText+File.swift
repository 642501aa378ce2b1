import Foundation

extension LogText {
  /// The most that a log may have, in bytes: an hour of pressing buttons has less than a tenth of it.
  private static let largest = 16_000_000

  /// Reads the log in a file.
  ///
  /// - Throws: ``LogError``, also for a link, a device, and a file that is larger than any session.
  public init(at path: String) throws {
    guard Reach.allowsFile(path),
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    else { throw LogError("there is no file at \(path)") }
    switch attributes[.type] as? FileAttributeType {
    case .typeRegular: break
    case .typeSymbolicLink: throw LogError("\(path) is a link; name the file that it leads to")
    case .typeDirectory: throw LogError("\(path) is a folder")
    default: throw LogError("\(path) is no file")
    }
    let size = attributes[.size] as? Int ?? 0
    guard size <= Self.largest else {
      let digits = IntegerFormatStyle<Int>(locale: Locale(identifier: "en_US"))
      throw LogError(
        "\(path) has \(digits.format(size)) bytes, and a log has at most \(digits.format(Self.largest))"
      )
    }
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw LogError("there is no text at \(path)")
    }
    try self.init(text)
  }
}
