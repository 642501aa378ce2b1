/// Finds the passage of a new text that an old one has become.
///
/// Source: approximate string matching by dynamic programming, Peter Sellers, "The theory and computation of
/// evolutionary distances", Journal of Algorithms 1, 1980; here on lines, which may be alike in part.
enum Passage {
  /// What a line costs that the old text has and the new one has not, and the other way round: what was
  /// left out weighs more, because a passage may have grown in its middle.
  private static let (leftOut, added) = (0.7, 0.2)

  /// Finds the one passage that is most like an old text.
  ///
  /// - Parameters:
  ///   - old: The old text's lines.
  ///   - new: The whole of the new one's.
  /// - Returns: Its place in the lines of the new text; nil when there is none, when two are as good, or when the best has too
  ///   little in common with the old text.
  static func find(_ old: [Substring], in new: [Substring]) -> Range<Int>? {
    guard !old.isEmpty, !new.isEmpty else { return nil }
    // For the old text up to here, and the new one up to each place: the cost, and where the passage begins.
    var row = (0...new.count).map { (cost: 0.0, start: $0) }
    for line in old {
      var next = [(cost: row[0].cost + leftOut, start: 0)]
      for (index, other) in new.enumerated() {
        let replaced = (cost: row[index].cost + 1 - likeness(line, other), start: row[index].start)
        let gone = (cost: row[index + 1].cost + leftOut, start: row[index + 1].start)
        let come = (cost: next[index].cost + added, start: next[index].start)
        next.append([replaced, gone, come].min { $0.cost < $1.cost } ?? replaced)
      }
      row = next
    }
    guard let end = row.indices.min(by: { row[$0].cost < row[$1].cost }) else { return nil }
    let (best, start) = row[end]
    let others = row.indices.filter { $0 != end && row[$0].cost < best + 0.01 }
    guard start < end, others.isEmpty, best <= 0.4 * Double(old.count),
      end - start <= 2 * old.count + 10
    else { return nil }
    return start..<end
  }

  /// How much two lines are alike, from 0 to 1: the share of their words that both have, or of their
  /// letters that both begin and end with.
  static func likeness(_ one: Substring, _ other: Substring) -> Double {
    if one == other { return 1 }
    let (ones, others) = (words(one), words(other))
    let common = ones.reduce(into: others) { left, word in
      if let index = left.firstIndex(of: word) { left.remove(at: index) }
    }
    let all = ones.count + others.count
    let byWords = all == 0 ? 0 : Double(2 * (others.count - common.count)) / Double(all)
    let longest = max(one.count, other.count)
    let begin = zip(one, other).prefix { $0 == $1 }.count
    let end = zip(one.reversed(), other.reversed()).prefix { $0 == $1 }.count
    let byLetters = Double(min(begin + end, min(one.count, other.count))) / Double(longest)
    return max(byWords, byLetters)
  }

  private static func words(_ text: Substring) -> [Substring] {
    text.split { !$0.isLetter && !$0.isNumber }
  }
}
