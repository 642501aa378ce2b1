/// The user's watch. It taps the wrist, and shows a text.
final class Watch {
  static let shared = Watch()

  /// The texts so far.
  private(set) var taps: [String] = []

  func tap(_ text: String) { taps.append(text) }
}
