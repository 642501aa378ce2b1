extension Subprocess {
  /// Runs the program to its end, at the expense of the submission that it belongs to.
  ///
  /// On a busy machine a run takes longer, and costs no more.
  ///
  /// - Parameter input: Text for its standard input.
  /// - Returns: How it ended and what it printed.
  /// - Throws: ``Diagnostics`` when the submission has used up its time; else as ``run(input:)`` does.
  func runWithinBudget(input: String = "") async throws -> Result {
    let budget = Budget.submission
    if budget?.isUsedUp == true {
      throw Diagnostics(
        text: "The submission has used up its time, so this was not judged to its end."
          + " Tests that hang, and code that takes long to compile, cost most.",
        isSettled: false)
    }
    let result = try await run(input: input)
    budget?.spend(result.duration / Host.patience())
    return result
  }
}
