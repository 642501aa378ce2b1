import Foundation
import Platform

// `printf` would read memory for a conversion without an argument of its kind.
nonisolated extension String {
  init(format: __shared String, _ arguments: any CVarArg...) {
    self = JudgedFormat.string(format, locale: nil, arguments)
  }
  init(format: __shared String, arguments: __shared [any CVarArg]) {
    self = JudgedFormat.string(format, locale: nil, arguments)
  }
  init(format: __shared String, locale: __shared Locale?, _ arguments: any CVarArg...) {
    self = JudgedFormat.string(format, locale: locale, arguments)
  }
  init(format: __shared String, locale: __shared Locale?, arguments: __shared [any CVarArg]) {
    self = JudgedFormat.string(format, locale: locale, arguments)
  }
  static func localizedStringWithFormat(_ format: String, _ arguments: any CVarArg...) -> String {
    JudgedFormat.string(format, locale: .current, arguments)
  }
}
