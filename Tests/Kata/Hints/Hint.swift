/// A stage of the hints for something, as it is shown.
struct Hint {
  let target: HintTarget
  /// From 1.
  let stage: Int

  /// The next hint for something, noted as shown; the last one again where all were.
  ///
  /// - Parameters:
  ///   - target: What it is about.
  ///   - chapter: Its chapter.
  ///   - workbook: Where it is noted.
  /// - Returns: The hint.
  /// - Throws: ``Failure`` when that cannot be written.
  static func next(for target: HintTarget, of chapter: Chapter, in workbook: Workbook) throws
    -> Hint
  {
    var log = HintLog(workbook: workbook)
    try log.add(chapter.id, target.id, upTo: target.stages.count)
    return Hint(target: target, stage: log.count(chapter.id, target.id))
  }

  var text: String { target.stages[stage - 1] }

  var isLast: Bool { stage == target.stages.count }
}
