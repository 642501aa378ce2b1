/// One thing `kata verify` proves about a chapter, and what speaks against it.
struct Proof: Sendable {
  /// What is claimed, in a few words.
  let claim: String
  /// Why it does not hold; none when it does.
  let objections: [String]

  init(_ claim: String, objections: [String]) {
    self.claim = claim
    self.objections = objections
  }

  /// A claim that either holds or does not.
  init(_ claim: String, _ holds: Bool, else objection: String) {
    self.init(claim, objections: holds ? [] : [objection])
  }

  var holds: Bool { objections.isEmpty }
}
