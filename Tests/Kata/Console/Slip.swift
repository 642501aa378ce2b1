/// Finds the word that the user most likely meant.
enum Slip {
  /// What the nearest of some names stands for.
  ///
  /// - Parameters:
  ///   - typed: What was typed.
  ///   - names: What could have been meant.
  /// - Returns: The nearest; nil when none is near enough for a slip, which is a letter in three.
  static func nearest<Meaning>(
    to typed: String, among names: [(name: String, meaning: Meaning)]
  ) -> Meaning? {
    let distances = names.map { (distance: distance(typed, $0.name), meaning: $0.meaning) }
    guard let nearest = distances.min(by: { $0.distance < $1.distance }),
      nearest.distance <= (typed.count + 1) / 3
    else { return nil }
    return nearest.meaning
  }

  /// How many letters must be typed, left out or replaced to get from what was typed to a name, or to a
  /// beginning of it that is no shorter, by Levenshtein's distance.
  static func distance(_ typed: String, _ name: String) -> Int {
    let typed = Array(typed)
    let name = Array(name)
    var row = Array(0...name.count)
    for (i, letter) in typed.enumerated() {
      var next = [i + 1]
      for (j, other) in name.enumerated() {
        next.append(min(row[j] + (letter == other ? 0 : 1), row[j + 1] + 1, next[j] + 1))
      }
      row = next
    }
    return row.suffix(from: min(typed.count, name.count)).min() ?? typed.count
  }
}
