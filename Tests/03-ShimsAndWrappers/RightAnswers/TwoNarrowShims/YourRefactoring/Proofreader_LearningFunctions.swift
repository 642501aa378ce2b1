/// Learns words by functions that are passed in.
struct Proofreader_LearningFunctions: Proofreader_LearningShim {
  let isLearned: (String) -> Bool
  let learn: (String) -> Void

  func learnIfNew(_ word: String) {
    if !isLearned(word) { learn(word) }
  }
}
