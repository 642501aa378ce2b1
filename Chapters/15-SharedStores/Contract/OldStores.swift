import Foundation

/// What old versions of Jotter left on users' phones.
enum OldStores {
  /// Of a user of version 1.0, who was asked in 2025.
  static let version10 = values(
    """
      <key>launches</key><string>12</string>
      <key>ratingDate</key><integer>1746082800</integer>
      <key>ratingOff</key><string>NO</string>
    """)

  /// Of a user of version 1.5, who was asked on the 1st of March 2026.
  static let version15 = values(
    """
      <key>launches</key><integer>25</integer>
      <key>ratingDate</key><real>1772355600.5</real>
      <key>ratedVersion</key><string>1.5</string>
      <key>ratingOff</key><integer>0</integer>
    """)

  /// Of a user of version 2.0, who wants no more questions.
  static let version20 = values(
    """
      <key>launches</key><integer>140</integer>
      <key>ratingDate</key><date>2026-04-01T09:00:00Z</date>
      <key>ratedVersion</key><string>2.0</string>
      <key>ratingOff</key><true/>
    """)

  private static func values(_ list: String) -> [String: Any] {
    let text = "<plist version=\"1.0\"><dict>\n\(list)\n</dict></plist>"
    let values = try? PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
    return values as? [String: Any] ?? [:]
  }
}
