import Foundation

/// Members of Foundation's classes that are called through a table in the object: such a call leaves no symbol.
///
/// A source that declares the members once more, as extensions in the learner's own module, is compiled with the
/// learner's files. There the compiler takes these instead of Foundation's, and each use leaves a symbol.
enum HiddenCalls {
  /// Whether a file may use one of the members: it cannot without spelling its name.
  static func areSpelled(in text: Data) -> Bool {
    words.contains { text.range(of: Data($0.utf8)) != nil }
  }

  /// Whether a declaration in a learner's module is one of those in ``source``.
  static func include(_ name: LibraryName) -> Bool { classes.contains(name.head) }

  /// The line on which a file names a member's module, as in `array.Foundation::write`: only so Foundation's own
  /// member is taken.
  static func selector(in text: String) -> Int? {
    guard text.contains("::"), let match = text.firstMatch(of: selection) else { return nil }
    return text[..<match.range.lowerBound].utf8.count { $0 == UInt8(ascii: "\n") } + 1
  }

  private static let words = ["callStack", "esourceIsReachable", "esourceValue", "write"]

  private static let classes: Set<String> = [
    "NSArray", "NSData", "NSDictionary", "NSURL", "Thread",
  ]

  nonisolated(unsafe) private static let selection =
    /::[ \t`]*(\/\*|callStack|checkResource|getResource|resourceValue|setResource|write)/

  /// The source. None of it is ever called: a learner's code that uses it is refused. It names modules, because
  /// a learner may have an own `Thread` or `URL`.
  static let source = """
    import Foundation

    nonisolated extension Foundation::NSArray {
      func write(to url: Foundation::URL) throws { Swift::fatalError() }
      @discardableResult func write(to url: Foundation::URL, atomically: Swift::Bool) -> Swift::Bool {
        Swift::fatalError()
      }
      @discardableResult func write(
        toFile path: Swift::String, atomically useAuxiliaryFile: Swift::Bool
      ) -> Swift::Bool {
        Swift::fatalError()
      }
    }

    nonisolated extension Foundation::NSDictionary {
      func write(to url: Foundation::URL) throws { Swift::fatalError() }
      @discardableResult func write(to url: Foundation::URL, atomically: Swift::Bool) -> Swift::Bool {
        Swift::fatalError()
      }
      @discardableResult func write(
        toFile path: Swift::String, atomically useAuxiliaryFile: Swift::Bool
      ) -> Swift::Bool {
        Swift::fatalError()
      }
    }

    nonisolated extension Foundation::NSData {
      func write(to url: Foundation::URL, options writeOptionsMask: Foundation::NSData.WritingOptions = []) throws {
        Swift::fatalError()
      }
      func write(toFile path: Swift::String, options writeOptionsMask: Foundation::NSData.WritingOptions = []) throws {
        Swift::fatalError()
      }
      func write(to url: Foundation::URL, atomically: Swift::Bool) -> Swift::Bool {
        Swift::fatalError()
      }
      func write(toFile path: Swift::String, atomically useAuxiliaryFile: Swift::Bool) -> Swift::Bool {
        Swift::fatalError()
      }
    }

    nonisolated extension Foundation::NSURL {
      func checkResourceIsReachable() throws -> Swift::Bool { Swift::fatalError() }
      func getResourceValue(_ value: inout Swift::AnyObject?, forKey key: Foundation::URLResourceKey) throws {
        Swift::fatalError()
      }
      func resourceValues(forKeys keys: [Foundation::URLResourceKey]) throws -> [Foundation::URLResourceKey: Any] {
        Swift::fatalError()
      }
      func setResourceValue(_ value: Any?, forKey key: Foundation::URLResourceKey) throws {
        Swift::fatalError()
      }
      func setResourceValues(_ keyedValues: [Foundation::URLResourceKey: Any]) throws {
        Swift::fatalError()
      }
    }

    nonisolated extension Foundation::Thread {
      class var callStackReturnAddresses: [Foundation::NSNumber] { Swift::fatalError() }
      class var callStackSymbols: [Swift::String] { Swift::fatalError() }
    }

    """
}
