/// Behaves as Foundation's function in an app without tables of strings. It has no parameter for a bundle.
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated func NSLocalizedString(
  _ key: String, tableName: String? = nil, value: String = "", comment: String
) -> String {
  value.isEmpty ? key : value
}
