import Foundation

// Members of Foundation's classes whose calls go through a table in the object, and so leave no symbol. Declared once
// more in the learner's own module, they leave one. None is ever called, because code that uses one is refused. The
// names contain modules, because a learner may declare a `Thread` or `URL`.

nonisolated extension Foundation::NSArray {
  @discardableResult func write(to url: Foundation::URL, atomically: Swift::Bool) -> Swift::Bool {
    Swift::fatalError()
  }
  @discardableResult func write(toFile path: Swift::String, atomically: Swift::Bool) -> Swift::Bool
  { Swift::fatalError() }
  func write(to url: Foundation::URL) throws { Swift::fatalError() }
}

nonisolated extension Foundation::NSData {
  @discardableResult func write(to url: Foundation::URL, atomically: Swift::Bool) -> Swift::Bool {
    Swift::fatalError()
  }
  @discardableResult func write(toFile path: Swift::String, atomically: Swift::Bool) -> Swift::Bool
  { Swift::fatalError() }
  func write(to url: Foundation::URL, options: Foundation::NSData.WritingOptions = []) throws {
    Swift::fatalError()
  }
  func write(toFile path: Swift::String, options: Foundation::NSData.WritingOptions = []) throws {
    Swift::fatalError()
  }
}

// Foundation's own functions check no bounds.
nonisolated extension Foundation::NSData {
  func range(
    of data: Foundation::Data, options: Foundation::NSData.SearchOptions = [],
    in range: Foundation::NSRange
  ) -> Foundation::NSRange { Swift::fatalError() }
  func subdata(with range: Foundation::NSRange) -> Foundation::Data { Swift::fatalError() }
}

nonisolated extension Foundation::NSMutableData {
  func resetBytes(in range: Foundation::NSRange) { Swift::fatalError() }
}

nonisolated extension Foundation::NSDictionary {
  @discardableResult func write(to url: Foundation::URL, atomically: Swift::Bool) -> Swift::Bool {
    Swift::fatalError()
  }
  @discardableResult func write(toFile path: Swift::String, atomically: Swift::Bool) -> Swift::Bool
  { Swift::fatalError() }
}

nonisolated extension Foundation::NSURL {
  func checkResourceIsReachable() throws -> Swift::Bool { Swift::fatalError() }
  func getResourceValue(_ value: inout Swift::AnyObject?, forKey key: Foundation::URLResourceKey)
    throws
  { Swift::fatalError() }
  func resourceValues(forKeys keys: [Foundation::URLResourceKey]) throws
    -> [Foundation::URLResourceKey: Any]
  { Swift::fatalError() }
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
