/// Finds the word that the user most likely meant.
enum Suggestion {
  /// The meaning of the name nearest to the typed word; nil if more than one letter in three is wrong.
  static func nearest<Meaning>(
    to typed: String, among names: [(name: String, meaning: Meaning)]
  ) -> Meaning? {
    let nearest = names.map { (distance(typed, $0.name), $0.meaning) }.min { $0.0 < $1.0 }
    return nearest.flatMap { $0.0 <= (typed.count + 1) / 3 ? $0.1 : nil }
  }

  /// The names that contain the typed word, in capitals or small letters, or else the nearest one.
  static func all(like typed: String, among names: [String]) -> [String] {
    let typed = typed.lowercased()
    // Two letters stand in most names.
    let containing = names.filter { typed.count > 2 && $0.lowercased().contains(typed) }
    guard containing.isEmpty else { return containing }
    return nearest(to: typed, among: names.map { ($0.lowercased(), $0) }).map { [$0] } ?? []
  }

  /// Levenshtein's distance from a typed word to a name, or to a prefix of the name that is no shorter.
  static func distance(_ typed: String, _ name: String) -> Int {
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
