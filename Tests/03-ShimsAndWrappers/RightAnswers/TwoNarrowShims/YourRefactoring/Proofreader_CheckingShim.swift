/// One method in place of two: what the proofreader wants to know, in its own words.
protocol Proofreader_CheckingShim {
  func mistakes(in text: String) -> [Mistake]
}
