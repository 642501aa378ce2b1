import Foundation

/// Foundation's `String(format:)`, once each conversion has an argument of its kind: without one it takes a number for
/// the address of a text or an object, or reads what lies behind the arguments.
///
/// `kata` puts it in the place of `String(format:)` and `NSLog` in a learner's objects, which the chapter's program is
/// linked with as well: so it is compiled for apps, too.
public enum JudgedFormat {
  /// Formats arguments.
  ///
  /// - Parameters:
  ///   - format: A format as Foundation takes it, without `%s`, `%p`, `%n` and `*`. The process ends where a
  ///     conversion has no argument of its kind.
  ///   - locale: Whose decimal point to use; nil for none.
  ///   - arguments: What stands for its conversions.
  /// - Returns: The text.
  public static func string(
    _ format: String, locale: Locale?, _ arguments: [any CVarArg]
  ) -> String {
    let conversion = /(?:(\d+)\$)?[-+ #0',;:_]*\d*(?:\.\d*)?(?:hh|h|ll|l|L|q|j|z|t)?(.)/
      .matchingSemantics(.unicodeScalar).dotMatchesNewlines()
    var next = 0
    var rest = format[...]
    while let percent = rest.unicodeScalars.firstIndex(of: "%") {
      rest = rest[rest.unicodeScalars.index(after: percent)...]
      guard let found = rest.prefixMatch(of: conversion) else { break }
      rest = rest[found.range.upperBound...]
      if found.output.2 == "%" { continue }
      let place = found.output.1.flatMap { Int($0) }.map { $0 - 1 } ?? next
      next += found.output.1 == nil ? 1 : 0
      guard arguments.indices.contains(place), fits(arguments[place], found.output.2) else {
        fatalError("the format \"\(format)\" has a conversion without an argument of its kind")
      }
    }
    return String(format: format, locale: locale, arguments: arguments)
  }

  /// Whether an argument is of the kind that a conversion takes.
  private static func fits(_ argument: any CVarArg, _ conversion: Substring) -> Bool {
    switch conversion {
    case "@": argument is String || argument is NSObject
    case "d", "D", "i", "u", "U", "x", "X", "o", "O", "c", "C":
      argument is Int || argument is Int64 || argument is Int32 || argument is Int16
        || argument is Int8 || argument is UInt || argument is UInt64 || argument is UInt32
        || argument is UInt16 || argument is UInt8 || argument is Bool
    case "f", "F", "e", "E", "g", "G", "a", "A":
      argument is Double || argument is Float || argument is CGFloat
    default: false
    }
  }
}
