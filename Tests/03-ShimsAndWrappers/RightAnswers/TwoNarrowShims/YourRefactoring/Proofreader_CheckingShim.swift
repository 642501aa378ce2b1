/// One method in place of two: what the proofreader needs, in its own terms.
protocol Proofreader_CheckingShim {
  func mistakes(in text: String) -> [Mistake]
}
