/// The result of one run of a program's tests.
struct RunResult: Sendable {
  /// The tests of the run, by file and line.
  let tests: [TestRecord]

  /// Whether the result counts: all tests and the run have ended, the exit code agrees, and each issue belongs to a
  /// test.
  let isWhole: Bool

  /// The ids of the tests that had begun, but had not ended, at the end of the run.
  let unfinished: Set<String>

  let ending: Subprocess.Ending

  /// The last lines that the program printed; empty if the test library prints as well.
  let printed: String

  /// The last line in which the runtime or a system library gave a reason for ending the program.
  let lastWords: String?

  /// The beginnings of such lines. Reports leave out the addresses in them.
  nonisolated(unsafe) private static let lastWord =
    /Fatal error|BUG IN |Could not cast value|overlapping accesses|Fatal access conflict|was deallocated|unowned ref|SWIFT TASK|corrupted|free\(\): |terminate called/

  /// A line of a stack that the runtime prints, from its beginning.
  nonisolated(unsafe) static let frame = /\d+ +\S+ +0x[0-9a-f]{6,} |Current stack trace:/

  /// The number of findings of one test that are kept.
  private static let findingLimit = 20

  /// Reads the report of a run: of some tests, or of all; with a secret that proves each record, where there is one.
  ///
  /// The folders in which the sources were compiled are left out of paths. ``Diagnostics`` say that other code than the
  /// test library wrote into the report, ``Failure`` that its fields are unknown.
  init(
    _ result: Subprocess.Result, only ids: [String]?, secret: String?, sourceFolders: [String] = []
  ) throws {
    func plain(_ path: String) -> String {
      let folder = sourceFolders.first { path.hasPrefix($0 + "/") }
      return folder.map { String(path.dropFirst($0.count + 1)) } ?? path
    }
    let stream = try EventStream(result.report, secret: secret)
    if stream.holdsOtherLines {
      throw Diagnostics(
        text:
          "The tests' program added lines of its own to the test library's report. The report does not count.",
        isSettled: false)
    }
    let wanted = ids.map(Set.init)
    var tests: [String: TestRecord] = [:]
    var unshown: [String: Int] = [:]
    var begun: [String: EventStream.Instant?] = [:]
    var ended: Set<String> = []
    var skipped: Set<String> = []
    var hasFailed = false
    var isAttributed = true
    for record in stream.records {
      let payload = record.payload
      if record.kind == "test" {
        guard payload.kind == "function", let id = payload.id, let place = payload.sourceLocation,
          wanted?.contains(id) ?? true
        else { continue }
        let name = Style.harmlessName(payload.displayName ?? payload.name ?? id)
        tests[id] = TestRecord(id: id, name: name, path: plain(place.filePath), line: place.line)
        continue
      }
      if let issue = payload.issue, issue.fails, payload.kind == "issueRecorded" {
        hasFailed = true
        // An issue without a test, for example from a detached task, belongs to the test that runs alone.
        let alone = tests.count == 1 ? tests.keys.first : nil
        guard let id = payload.testID ?? alone, let count = tests[id]?.findings.count else {
          isAttributed = false
          continue
        }
        if count < Self.findingLimit {
          tests[id]?.findings.append(
            Finding(
              path: (issue.sourceLocation?.filePath).map(plain), line: issue.sourceLocation?.line,
              text: Self.arguments(of: payload.testCase)
                + Self.text(of: payload.messages ?? [], in: id)))
        } else {
          unshown[id, default: 0] += 1
        }
      }
      guard let id = payload.testID, tests[id] != nil else { continue }
      switch payload.kind {
      case "testStarted": begun.updateValue(payload.instant, forKey: id)
      case "testEnded":
        ended.insert(id)
        if let end = payload.instant, case let start?? = begun[id] {
          let duration = end.absolute - start.absolute
          if duration.isFinite { tests[id]?.duration = duration }
        }
      // A test that was cancelled, or of which a case was cancelled, has not shown that it passes.
      case "testSkipped", "testCancelled", "testCaseCancelled": skipped.insert(id)
      default: break
      }
    }
    for (id, test) in tests {
      // A test fails without having begun if its arguments or traits throw.
      let hasFailedBefore = begun[id] == nil && !test.findings.isEmpty
      guard ended.contains(id) || hasFailedBefore else { continue }
      if !test.findings.isEmpty {
        tests[id]?.status = .failed
      } else if !skipped.contains(id) {
        tests[id]?.status = .passed
      }
    }
    for (id, count) in unshown {
      tests[id]?.findings.append(
        Finding(
          text: "... and \(count) more: the first \(Self.findingLimit) are shown.", more: count))
    }
    // SwiftPM exits with this code if a program contains no test.
    let isEmpty = result.ending == .exited(69) && tests.isEmpty
    let codeAgrees = result.ending == .exited(hasFailed ? 1 : 0) || isEmpty
    let failed = tests.values.filter { $0.status == .failed }.map(\.id)
    let allEnded = (wanted ?? Set(tests.keys)).subtracting(ended).subtracting(skipped)
      .subtracting(failed).isEmpty
    self.tests = tests.values.sorted { ($0.path, $0.line, $0.id) < ($1.path, $1.line, $1.id) }
    isWhole =
      stream.isReadable && (stream.hasEnded || isEmpty) && allEnded && codeAgrees && isAttributed
    unfinished = Set(begun.keys).subtracting(ended)
    ending = result.ending
    let lines = result.output.lines.filter { $0.prefixMatch(of: Self.frame) == nil }
    let last = lines.last { $0.contains(Self.lastWord) }
    // The code that a macro makes begins at line 1.
    let words = last.map {
      $0.replacing(/0x[0-9a-f]+/, with: "0x…").replacing(
        ".swift:1: Fatal error", with: ".swift, inside `#expect` or another macro: Fatal error")
    }
    lastWords = words.map { Style.harmless(String($0)) }
    let others = lines.filter { $0 != last }.suffix(10)
    printed =
      secret == nil ? "" : others.map { Style.harmlessName(String($0)) }.joined(separator: "\n")
  }

  /// The arguments of the test case that an issue is about; empty if the test has only one case.
  private static func arguments(of testCase: EventStream.TestCase?) -> String {
    guard let name = testCase?.displayName, !name.isEmpty else { return "" }
    return "With \(short(name)):\n"
  }

  /// The text, cut if it is too long to read.
  private static func short(_ text: String) -> String {
    let limit = 1_500
    guard text.utf8.count > limit else { return text }
    return String(text.unicodeScalars.prefix(limit))
      + " ... and more, \(text.utf8.count) bytes in all"
  }

  /// The test's own comment, then the values, with types' names as the test's code has them: without a module.
  private static func text(of messages: [EventStream.Message], in id: String) -> String {
    let comments = messages.filter { $0.symbol == "details" }
    let others = messages.filter {
      // Above a comment this one says nothing.
      !["details", "difference"].contains($0.symbol)
        && (comments.isEmpty || $0.text != "Issue recorded")
    }
    let text = (comments + others).map(\.text).joined(separator: "\n")
    let module = id.prefix { $0 != "." }
    let tested = module.hasSuffix("Tests") ? module.dropLast("Tests".count) : module
    guard text.contains(tested + "."), let names = try? Regex("\\b\(tested)(Tests)?\\.(?=\\p{Lu})")
    else { return short(text) }
    return short(text.replacing(names, with: ""))
  }
}
