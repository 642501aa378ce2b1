#if KATA_JUDGES
  import Foundation

  /// Foundation's `String(format:)` without the conversions that take a number for the address of a text.
  ///
  /// `kata` puts it in the place of `String(format:)` in the tests that it judges.
  public enum JudgedFormat {
    /// Formats arguments.
    ///
    /// - Parameters:
    ///   - format: A format as C's `printf` takes it, without `%s`, `%S` and `%n`: with one of these the process
    ///     ends.
    ///   - locale: Whose decimal point to use; nil for none.
    ///   - arguments: What stands for its conversions.
    /// - Returns: The text.
    public static func string(
      _ format: String, locale: Locale?, _ arguments: [any CVarArg]
    ) -> String {
      var rest = format.unicodeScalars[...]
      while let percent = rest.firstIndex(of: "%") {
        rest = rest[percent...].dropFirst().drop { flags.contains($0) }
        if let conversion = rest.popFirst(), conversions.contains(conversion) {
          fatalError("%\(conversion) in a format reads and writes memory; `%@` takes texts")
        }
      }
      return String(format: format, locale: locale, arguments: arguments)
    }

    /// What can stand between the sign and the conversion: flags, widths, lengths and places.
    private static let flags = Set("0123456789 $.*-+#'hlLqjztv,;:_".unicodeScalars)
    private static let conversions = Set("sSn".unicodeScalars)
  }
#endif
