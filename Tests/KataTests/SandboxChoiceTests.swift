import Foundation
import Testing

@testable import Kata

/// Tests of the choice of a sandbox, and of the reasons for it.
@Suite struct SandboxChoiceTests {
  private let view = SandboxView(folders: [])

  @Test(arguments: [(true, "bubblewrap"), (false, "none: no bubblewrap")])
  func `bubblewrap is taken where it works, and why not is said`(
    works: Bool, summary: String
  ) async throws {
    let chosen = try await Sandbox.best(.auto, view: view, on: .linux) { sandbox in
      if !works { throw Failure.grader("no \(sandbox.kind)") }
    }

    // Root tries another user, too.
    #expect(chosen.summary == summary + (works || geteuid() != 0 ? "" : ", and no otherUser"))
    #expect(chosen.isWhole == works)
  }

  @Test
  func `of the folders that another user would reach, the user is told one, and a report none`() {
    let names = (1...15).map { "/home/t/class/s\($0)" }
    for (places, words) in [
      (names, "/home/t/class/s1 (and 14 more)"),
      (names + ["/home/t", "/home/t", "/home/t/x/../class/"], "/home/t"),
      (["/b c", "/b/../b/d", "/b"], "/b (and 1 more)"),
    ] {
      let sandbox = Sandbox(kind: .none, view: view, reason: "it is Monday", reached: places)

      #expect(
        sandbox.advice
          == " Another user would reach \(words); `chmod 700` there, or on a folder above, ends that."
      )
      #expect(sandbox.summary == "none: it is Monday")
    }
    #expect(Sandbox.off.advice == "")
  }

  @Test(arguments: [(true, "sandbox-exec: no network, your home"), (false, "none: it is Monday")])
  func `a Mac has one of its own, which is not whole`(works: Bool, beginning: String) async throws {
    let chosen = try await Sandbox.best(.auto, view: view, on: .macOS) { _ in
      if !works { throw Failure.grader("it is Monday") }
    }
    let required = await #expect(throws: Failure.self) {
      try await Sandbox.best(.required, view: view, on: .macOS) { _ in }
    }

    #expect(chosen.summary.hasPrefix(beginning))
    #expect(!chosen.isWhole)
    #expect(required?.message.contains("`--sandbox required` asks for one") == true)
  }

  /// Source: the profiles in `/System/Library/Sandbox/Profiles`, as quoted in public. The last rule wins.
  @Test func `a Mac's sandbox is a profile`() {
    let view = SandboxView(folders: [], hiding: ["/Users/ann", "/a \"b\""])
    let words = view.sandboxExec(
      showing: "/Users/ann/store/run", writing: "/Users/ann/store/run/home")

    #expect(words.prefix(2) == ["sandbox-exec", "-p"])
    let rules = words.last?.split(separator: "\n").map(String.init) ?? []
    #expect(rules.prefix(3) == ["(version 1)", "(allow default)", "(deny network*)"])
    #expect(
      rules.contains(
        "(allow file-write* (subpath \"/Users/ann/store/run/home\") (subpath \"/dev\"))"))
    #expect(
      rules.contains("(deny file-read-data (subpath \"/Users/ann\") (subpath \"/a \\\"b\\\"\"))"))
    #expect(
      rules.last?.hasPrefix("(allow file-read-data (subpath \"/Users/ann/store/run\")") == true)
  }

  @Test func `a sandbox that is required and does not work is the grader's failure`() async throws {
    let failure = await #expect(throws: Failure.self) {
      try await Sandbox.best(.required, view: view) { _ in throw Failure.grader("it is Monday") }
    }

    #expect(failure?.exitCode == .graderFailed)
    #expect(
      failure?.message
        == "No sandbox works here, and `--sandbox required` asks for one: it is Monday.")
  }

  @Test(arguments: [
    (["/proc/sys/kernel/apparmor_restrict_unprivileged_userns": "1\n"], "userns=0`"),
    (["/proc/sys/kernel/unprivileged_userns_clone": "0\n"], "unprivileged_userns_clone=1`"),
    (["/proc/sys/user/max_user_namespaces": "0\n"], "user.max_user_namespaces=10000`"),
    (["/.dockerenv": ""], "this container forbids it"),
    (["/proc/sys/user/max_user_namespaces": "9\n"], "bwrap: no"),
  ])
  func `the setting that forbids a sandbox is named`(files: [String: String], part: String) {
    let obstacle = SandboxObstacle(user: 1000, read: { files[$0] })

    #expect(obstacle.sentence(after: "bwrap: no\nmore").contains(part))
  }

  @Test func `settings for other users do not stop root`() {
    let obstacle = SandboxObstacle(user: 0, read: { $0.hasPrefix("/proc") ? "0" : nil })

    #expect(obstacle.sentence(after: "bwrap: no\nmore") == "bwrap: no")
  }
}
