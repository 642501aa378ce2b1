/// What the proofreader needs in order to learn a word.
protocol Proofreader_LearningShim {
  func learnIfNew(_ word: String)
}
