import Foundation

/// The setting that forbids a sandbox on this machine.
struct SandboxObstacle {
  /// The user who runs `kata`.
  var user = geteuid()

  /// Reads a small file; nil if there is none.
  var read: (String) -> String? = { try? String(contentsOfFile: $0, encoding: .utf8) }

  /// The settings that can forbid namespaces, with the values for both.
  private static let settings = [
    (name: "kernel.apparmor_restrict_unprivileged_userns", forbidding: "1", allowing: "0"),
    (name: "kernel.unprivileged_userns_clone", forbidding: "0", allowing: "1"),
    (name: "user.max_user_namespaces", forbidding: "0", allowing: "10000"),
  ]

  /// One line of advice, without a full stop, about a sandbox that printed a complaint when it was tried.
  func sentence(after complaint: String) -> String {
    for setting in Self.settings where user != 0 {
      let file = "/proc/sys/" + setting.name.replacing(".", with: "/")
      guard let value = read(file),
        value.trimmingCharacters(in: .whitespacesAndNewlines) == setting.forbidding
      else { continue }
      return "this system forbids it to users other than root; its administrator can change that by"
        + " `sysctl \(setting.name)=\(setting.allowing)`"
    }
    let marks = ["/.dockerenv", "/run/.containerenv"]
    if marks.contains(where: { read($0) != nil }) {
      return "this container forbids it (start it with"
        + " `--security-opt seccomp=unconfined --security-opt apparmor=unconfined --cap-add SYS_ADMIN`)"
    }
    let line = complaint.split(separator: "\n").first.map(String.init) ?? "it did not start"
    return Style.harmlessName(line)
  }
}
