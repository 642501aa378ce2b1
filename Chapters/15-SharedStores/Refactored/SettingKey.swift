/// A setting's name in the store, and its value where none is stored.
nonisolated struct SettingKey: Sendable {
  let name: String
  let fallback: Int

  static let lead = SettingKey(name: "lead", fallback: 30)
  static let quietFrom = SettingKey(name: "quietFrom", fallback: 0)
  static let quietTo = SettingKey(name: "quietTo", fallback: 0)
}
