import Foundation
import Testing

@testable import Kata

/// Tests of the user that tests run as where root has no namespaces.
@Suite struct OtherUserTests {
  private static let isRoot = ConditionTrait.enabled(
    if: geteuid() == 0, "only root can become another user")

  @Test(isRoot, arguments: [0o700, 0o755] as [mode_t])
  func `a folder that is root's alone cannot be reached, and kata sees if one can`(
    mode: mode_t
  ) async throws {
    // The folder for temporary files can be root's alone, too.
    let folder = URL(filePath: "/tmp/Seams-shut-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let place = folder.appending(path: "class")
    try place.makeFolder()
    chmod(folder.path, 0o755)
    try place.appending(path: "results.json").write("{}")
    chmod(place.appending(path: "results.json").path, 0o644)
    chmod(place.path, mode)
    let user = try await OtherUser.lease()

    let reached = try await user.reached(
      among: [place.path, place.appending(path: "results.json").path, "/nowhere"])
    await user.end()

    let isOpen = mode == 0o755
    #expect(
      reached.map { URL(filePath: $0).lastPathComponent }
        == (isOpen ? ["class", "results.json"] : []))
  }

  @Test(isRoot) func `a run owns its home alone, and leaves nothing`() async throws {
    let user = try await OtherUser.lease()
    let neighbour = try await OtherUser.lease()
    let home = user.folder.appending(path: "home")
    for (owner, place) in [(user, home), (neighbour, neighbour.folder.appending(path: "home"))] {
      try place.makeFolder()
      try owner.give(place)
    }
    try user.folder.appending(path: "program").write("program\n")
    let mark = "300.\(Int.random(in: 1_000_000...9_999_999))"
    let script = """
      exec 2>/dev/null
      touch \(home.path)/mine /tmp/\(mark) && cat \(user.folder.path)/program
      for place in \(user.folder.path) \(neighbour.folder.path) \(neighbour.folder.path)/home / /usr/bin; do
        touch $place/there && echo "wrote in $place"
      done
      echo more >> \(user.folder.path)/program; ls \(neighbour.folder.path) /tmp/kata-users
      kill -9 \(ProcessInfo.processInfo.processIdentifier); setpriv --reuid 0 id
      grep -E '^(CapEff|CapPrm|CapBnd)' /proc/self/status | cut -f 2 | sort -u
      setsid sleep \(mark) & setsid sleep \(mark) &
      echo >&3
      """
    let sandbox = Sandbox(kind: .otherUser, view: SandboxView(folders: []))
    let run = Subprocess(
      executable: URL(filePath: "/bin/sh"), arguments: ["-c", script],
      directory: home, environment: ["PATH": "/usr/bin:/bin"], timeLimit: 20, silenceLimit: 20)

    let result = try await sandbox.confined(run, showing: user.folder, as: user).run()
    await user.end()
    await neighbour.end()

    #expect(result.ending == .exited(0))
    #expect(result.output == "program\n\(String(repeating: "0", count: 16))\n")
    #expect(FileKind(of: URL(filePath: "/tmp/\(mark)")) == nil)
    #expect(FileKind.contents(of: user.folder).isEmpty)
    #expect(try SandboxTests.processes(naming: mark) == [])
    #expect(user.id != neighbour.id)
  }
}
