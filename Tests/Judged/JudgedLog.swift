import Foundation
import Platform

// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated func NSLog(_ format: String, _ arguments: any CVarArg...) {
  print(JudgedFormat.string(format, locale: nil, arguments))
}
