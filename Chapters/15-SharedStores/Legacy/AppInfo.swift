import Foundation

/// What Jotter knows of itself.
enum AppInfo {
  /// The app's version, as in `Info.plist`; a program without one is 2.1.
  static var version: String {
    Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String ?? "2.1"
  }
}
