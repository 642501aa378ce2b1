/// A claim of `kata verify` about a chapter, with the objections to it.
struct Proof: Sendable, Codable {
  /// The claim, in a few words.
  let claim: String
  /// The reasons why the claim does not hold; empty if it does.
  let objections: [String]

  init(_ claim: String, objections: [String]) {
    self.claim = claim
    self.objections = objections
  }

  /// A claim that holds or not.
  init(_ claim: String, _ holds: Bool, else objection: String) {
    self.init(claim, objections: holds ? [] : [objection])
  }

  /// A claim about code that must also compile.
  init(_ claim: String, objections: () async throws -> [String]) async throws {
    do { self.init(claim, objections: try await objections()) } catch let diagnostics as Diagnostics
    { self.init(claim, objections: [diagnostics.text]) }
  }

  var holds: Bool { objections.isEmpty }
}
