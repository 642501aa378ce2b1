import Foundation

/// Members of Foundation's classes that are called through a table in the object: no symbol tells of the call.
///
/// A source that declares them once more, in an extension in the learner's own module, is compiled with the learner's
/// files: in the module it goes before Foundation's. Each use, called or passed on, becomes a symbol.
enum HiddenCalls {
  /// Whether a file may use one of the members: it cannot without spelling its name.
  static func areSpelled(in text: Data) -> Bool {
    words.contains { text.range(of: Data($0.utf8)) != nil }
  }

  /// Whether a declaration in a learner's module is one of those in ``source``.
  static func include(_ name: LibraryName) -> Bool { classes.contains(name.head) }

  /// The line on which a file names the module of a member, as in `array.Foundation::write`: only so it gets past
  /// the module's own.
  static func selector(in text: String) -> Int? {
    guard text.contains("::"), let match = text.firstMatch(of: selection) else { return nil }
    return text[..<match.range.lowerBound].utf8.count { $0 == UInt8(ascii: "\n") } + 1
  }

  private static let words = ["callStack", "esourceIsReachable", "esourceValue", "write"]

  private static let classes: Set<String> = ["NSArray", "NSData", "NSDictionary", "NSURL", "Thread"]

  nonisolated(unsafe) private static let selection =
    /::[ \t`]*(\/\*|callStack|checkResource|getResource|resourceValue|setResource|write)/

  /// The source. None of it is ever called: a learner's code that uses it is refused.
  static let source = """
    import Foundation

    nonisolated extension NSArray {
      func write(to url: URL) throws { fatalError() }
      @discardableResult func write(to url: URL, atomically: Bool) -> Bool { fatalError() }
      @discardableResult func write(toFile path: String, atomically useAuxiliaryFile: Bool) -> Bool {
        fatalError()
      }
    }

    nonisolated extension NSDictionary {
      func write(to url: URL) throws { fatalError() }
      @discardableResult func write(to url: URL, atomically: Bool) -> Bool { fatalError() }
      @discardableResult func write(toFile path: String, atomically useAuxiliaryFile: Bool) -> Bool {
        fatalError()
      }
    }

    nonisolated extension NSData {
      func write(to url: URL, options writeOptionsMask: NSData.WritingOptions = []) throws { fatalError() }
      func write(toFile path: String, options writeOptionsMask: NSData.WritingOptions = []) throws {
        fatalError()
      }
      func write(to url: URL, atomically: Bool) -> Bool { fatalError() }
      func write(toFile path: String, atomically useAuxiliaryFile: Bool) -> Bool { fatalError() }
    }

    nonisolated extension NSURL {
      func checkResourceIsReachable() throws -> Bool { fatalError() }
      func getResourceValue(_ value: inout AnyObject?, forKey key: URLResourceKey) throws { fatalError() }
      func resourceValues(forKeys keys: [URLResourceKey]) throws -> [URLResourceKey: Any] { fatalError() }
      func setResourceValue(_ value: Any?, forKey key: URLResourceKey) throws { fatalError() }
      func setResourceValues(_ keyedValues: [URLResourceKey: Any]) throws { fatalError() }
    }

    nonisolated extension Thread {
      class var callStackReturnAddresses: [NSNumber] { fatalError() }
      class var callStackSymbols: [String] { fatalError() }
    }

    """
}
