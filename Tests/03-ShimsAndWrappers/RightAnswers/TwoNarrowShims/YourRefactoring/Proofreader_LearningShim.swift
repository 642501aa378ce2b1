/// What the proofreader tells the dictionary.
protocol Proofreader_LearningShim {
  func learnIfNew(_ word: String)
}
