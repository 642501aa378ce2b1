import Foundation

/// The text of a log, one form for all screens: a first line that names form, version and screen, then the entries.
///
/// Each entry is JSON that begins a line, with a comma behind it. It may go on in lines that begin with a space or a
/// bracket. Version 1 had no first line.
public struct LogText: Equatable, Sendable {
  /// The version that is written. A reader takes the ones before it, too.
  public static let version = 2

  /// An entry, and the line on which it begins.
  public struct Entry: Equatable, Sendable {
    public let line: Int
    /// The entry, without its comma.
    public let json: String
  }

  private struct FirstLine: Codable {
    let format: String
    let version: Int
    let screen: String
  }

  private static let format = "Jotter log"

  /// The screen that was recorded; nil in version 1.
  public let screen: String?
  public let entries: [Entry]

  /// The first line of a log.
  ///
  /// - Parameter screen: The screen that is recorded.
  /// - Returns: The line, with its comma and its line end.
  public static func firstLine(of screen: String) -> String {
    #"{"format":"\#(format)","version":\#(version),"screen":"\#(screen)"},"# + "\n"
  }

  /// The log in the version that is written now.
  public var text: String {
    (screen.map(Self.firstLine) ?? "") + entries.map { "\($0.json),\n" }.joined()
  }

  /// Takes the text of a log apart.
  ///
  /// - Throws: ``LogError`` when it is empty, newer, cut off in an entry, or could harm a terminal.
  public init(_ text: String) throws {
    var entries = try Self.entries(in: text)
    guard let first = entries.first else { throw LogError("it is empty") }
    guard let firstLine = try? Self.decode(FirstLine.self, from: first) else {
      (self.screen, self.entries) = (nil, entries)
      return
    }
    guard firstLine.format == Self.format else {
      throw LogError("its format is \(firstLine.format.debugDescription)", line: first.line)
    }
    guard (2...Self.version).contains(firstLine.version) else {
      throw LogError(
        "its version is \(firstLine.version), and this program reads versions up to \(Self.version)",
        line: first.line)
    }
    entries.removeFirst()
    if entries.isEmpty { throw LogError("nothing comes after its first line") }
    (self.screen, self.entries) = (firstLine.screen, entries)
  }

  /// Reads the entries as events of a screen.
  ///
  /// - Parameters:
  ///   - type: The screen's events.
  ///   - screen: The screen's name. A log of version 1 has none, and passes for any screen's.
  /// - Returns: The events, each with its line.
  /// - Throws: ``LogError`` for another screen's log, and for an entry that is no such event.
  public func events<Event: Decodable>(
    _ type: Event.Type, of screen: String
  ) throws -> [(line: Int, event: Event)] {
    if let recorded = self.screen, recorded != screen {
      throw LogError(
        "it is a log of the screen \(recorded.debugDescription), not of \(screen.debugDescription)")
    }
    return try entries.map { entry in
      do {
        return (entry.line, try Self.decode(type, from: entry))
      } catch {
        throw LogError("it is no entry of this screen", line: entry.line)
      }
    }
  }

  private static func decode<Value: Decodable>(_ type: Value.Type, from entry: Entry) throws
    -> Value
  {
    try JSONDecoder().decode(type, from: Data(entry.json.utf8))
  }

  /// A name or a sentence in which question marks stand for all that a terminal would obey.
  public static func harmless(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map { isHarmless($0) ? $0 : "?" }))
  }

  private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory != .control && !scalar.properties.isBidiControl
  }

  // MARK: - Entries

  private static func entries(in text: String) throws -> [Entry] {
    var found: [(line: Int, text: String)] = []
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    for (number, line) in zip(1..., lines) where !line.allSatisfy(\.isWhitespace) {
      if let first = line.first, " ]}".contains(first), !found.isEmpty {
        found[found.count - 1].text += "\n\(line)"
      } else {
        found.append((number, String(line)))
      }
    }
    return try found.map { line, text in
      guard let end = text.lastIndex(where: { !$0.isWhitespace }), text[end] == "," else {
        throw LogError("no comma is behind it: is the log cut off?", line: line)
      }
      let json = String(text[..<end])
      guard
        let value = try? JSONSerialization.jsonObject(
          with: Data(json.utf8), options: .fragmentsAllowed)
      else {
        throw LogError("it is no JSON", line: line)
      }
      guard isHarmless(value) else {
        throw LogError("it has a character that a terminal would obey", line: line)
      }
      return Entry(line: line, json: json)
    }
  }

  /// Whether no text in a value of JSON has control characters, line ends and tabs aside.
  private static func isHarmless(_ value: Any) -> Bool {
    switch value {
    case let text as String:
      text.unicodeScalars.allSatisfy { $0 == "\n" || $0 == "\t" || isHarmless($0) }
    case let list as [Any]: list.allSatisfy(isHarmless)
    case let object as [String: Any]:
      object.allSatisfy { isHarmless($0.key) && isHarmless($0.value) }
    default: true
    }
  }
}
