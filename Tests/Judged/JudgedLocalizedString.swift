/// As Foundation's where an app has no tables of strings, and without its bundle.
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated func NSLocalizedString(
  _ key: String, tableName: String? = nil, value: String = "", comment: String
) -> String {
  value.isEmpty ? key : value
}
