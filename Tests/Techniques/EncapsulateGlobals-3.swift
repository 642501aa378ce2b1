nonisolated class Settings {
  static let shared = Settings()
}
