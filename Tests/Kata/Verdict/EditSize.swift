/// The size of a learner's edit of a file: the lines that differ inside the functions of the untouched file.
///
/// Both files are formatted first. New functions, initializers, signatures, comments, single braces and indentation do
/// not count. Each function is compared with the function of the edited file that differs least from it.
struct EditSize: Sendable {
  let lines: Int
  /// The lines of the compared functions that were lost, after `-`, and that are new, after `+`.
  let changes: [String]

  /// For each of ``SmallEdit/texts`` the edited file with another text in the function that had it; nil if that function
  /// is lost.
  let probes: [String?]

  /// Measures an edit between the untouched file and the learner's, both formatted; the latter is empty if there is none.
  init(of edit: SmallEdit, from start: String, to edited: String) {
    let source = FormattedSource(edited)
    // Longer functions would take too long.
    var candidates = source.bodies.filter { $0.lines.count <= 2_000 }
    var (lines, changes, probes) = (0, [String](), [String: String]())
    for found in FormattedSource(start).bodies {
      let compared = candidates.map { Self.compare(found.lines, $0.lines) }
      let nothing = Self.compare(found.lines, [])
      let least = compared.indices.min { compared[$0].lines < compared[$1].lines }
      guard let least, compared[least].lines < nothing.lines else {
        lines += nothing.lines
        changes += nothing.changes
        continue
      }
      lines += compared[least].lines
      changes += compared[least].changes
      for text in edit.texts where found.lines.contains(where: { $0.contains("\"\(text)") }) {
        probes[text] = source.replacing(text, in: candidates[least])
      }
      candidates.remove(at: least)
    }
    (self.lines, self.changes) = (lines, changes)
    self.probes = edit.texts.map { probes[$0] }
  }

  /// The lines that differ. A changed line counts once.
  private static func compare(_ old: [String], _ new: [String]) -> (lines: Int, changes: [String]) {
    var (removed, inserted) = (Set<Int>(), Set<Int>())
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var (lines, changes, i, j) = (0, [String](), 0, 0)
    while i < old.count || j < new.count {
      let (firstOld, firstNew) = (i, j)
      while removed.contains(i) { i += 1 }
      while inserted.contains(j) { j += 1 }
      lines += max(i - firstOld, j - firstNew)
      changes += old[firstOld..<i].map { "- \($0)" } + new[firstNew..<j].map { "+ \($0)" }
      (i, j) = (i + 1, j + 1)
    }
    return (lines, changes)
  }
}
