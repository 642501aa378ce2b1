import Foundation
import Platform

// `printf` takes a number for the address of a text.
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
}
