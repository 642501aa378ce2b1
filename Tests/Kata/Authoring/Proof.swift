/// One thing `kata verify` proves about a chapter, and what speaks against it.
struct Proof: Sendable, Codable {
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

  /// A claim about what compiles, too.
  init(_ claim: String, objections: () async throws -> [String]) async throws {
    do { self.init(claim, objections: try await objections()) } catch let diagnostics as Diagnostics
    { self.init(claim, objections: [diagnostics.text]) }
  }

  var holds: Bool { objections.isEmpty }
}
