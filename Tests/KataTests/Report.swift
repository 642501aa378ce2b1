/// The report that `kata grade --format json` writes, key by key.
struct Report: Decodable {
  let version: Int
  let submissions: [Submission]

  struct Submission: Decodable {
    let path: String
    let score: Int
    let maxScore: Int
    let chapters: [Chapter]
  }

  struct Chapter: Decodable {
    let id: String
    let status: String
    let score: Int
    let maxScore: Int
    let message: String
    let suite: Suite
    let tests: Tests
  }

  struct Suite: Decodable {
    let status: String
    let message: String
    let tests: [SuiteTest]
  }

  struct Tests: Decodable {
    let status: String
    let message: String
    let mutants: [Mutant]
    let tests: [LearnersTest]
  }

  struct SuiteTest: Decodable {
    let id: String
    let name: String
    let status: String
    let `guard`: Bool
    let messages: [String]
  }

  struct LearnersTest: Decodable {
    let name: String
    let status: String
  }

  struct Mutant: Decodable {
    let id: String
    let status: String
    let demo: Bool
    let killedBy: [String]
  }
}
