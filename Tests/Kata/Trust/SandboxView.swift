import Foundation

/// The files and folders that a program in a sandbox sees, and the commands that show it nothing else.
///
/// If `kata` runs as root, there is no user namespace around the mounts: the program becomes
/// ``Sandbox/unprivilegedUser`` first, and then gets a namespace for itself. Otherwise it keeps its user, in a
/// namespace.
struct SandboxView: Sendable {
  /// Folders and files that are shown read-only at their own places.
  private let shown: [String]

  /// Symbolic links to make, with their targets.
  private let links: [(place: String, target: String)]

  /// Folders that a program must not reach where all others are shown.
  let hidden: [String]

  private static let isRoot = geteuid() == 0

  /// Chooses the folders and files that a program needs to run at all.
  init(folders: [String], hiding hidden: [String] = []) {
    self.hidden = hidden
    let wanted =
      [
        "/usr/bin", "/usr/lib", "/usr/lib32", "/usr/lib64", "/usr/share/zoneinfo", "/bin", "/lib",
        "/lib32", "/lib64", "/etc/ld.so.cache", "/etc/localtime",
      ] + folders
    var shown: [String] = []
    var links: [(String, String)] = []
    for place in wanted where !shown.contains(where: { place.hasPrefix($0 + "/") }) {
      let target = try? FileManager.default.destinationOfSymbolicLink(atPath: place)
      if let target, !folders.contains(place) {
        links.append((place, target))
      } else if FileManager.default.fileExists(atPath: place) {
        shown.append(place)
      }
    }
    self.shown = shown
    self.links = links
  }

  /// All folders above the shown ones, the outermost first. If bubblewrap made them by itself, only root could enter
  /// them.
  private var foldersAbove: [String] {
    let above = (shown + links.map(\.place)).flatMap { place in
      place.indices.dropFirst().filter { place[$0] == "/" }.map { String(place[..<$0]) }
    }
    return Set(above).sorted()
  }

  /// The path of a program on the search path, or else its name.
  static func place(of name: String) -> String { Host.executable(name)?.path ?? name }

  // MARK: - By bubblewrap

  /// The words before a program that runs in bubblewrap.
  func bubblewrap(showing folder: String) -> [String] {
    let capabilities = ["CAP_SETUID", "CAP_SETGID", "CAP_SETPCAP"].flatMap { ["--cap-add", $0] }
    let spaces =
      Self.isRoot
      ? ["--unshare-ipc", "--unshare-net", "--unshare-pid", "--unshare-uts"] : ["--unshare-all"]
    return [Self.place(of: "bwrap")] + spaces + [
      "--new-session", "--die-with-parent", "--cap-drop", "ALL",
    ] + (Self.isRoot ? capabilities : []) + foldersAbove.flatMap { ["--dir", $0] }
      + shown.flatMap { ["--ro-bind", $0, $0] }
      + links.flatMap { ["--symlink", $0.target, $0.place] }
      + ["--ro-bind", folder, Sandbox.programFolder, "--proc", "/proc", "--dev", "/dev"]
      + ["--perms", "1777", "--size", "\(Sandbox.temporarySize)"]
      + ["--tmpfs", Sandbox.temporaryFolder, "--remount-ro", "/", "--remount-ro", "/dev"]
      + (Self.isRoot ? Self.becoming(Sandbox.unprivilegedUser) + ["unshare", "--user", "--"] : [])
  }

  /// The words before a program that root starts as another user, without privileges.
  static func becoming(_ user: uid_t, by setpriv: String = "setpriv") -> [String] {
    [setpriv, "--reuid", "\(user)", "--regid", "\(user)", "--clear-groups", "--no-new-privs"]
      + ["--bounding-set", "-all", "--inh-caps", "-all"]
  }

  // MARK: - By sandbox-exec

  /// The words before a program that runs in a Mac's sandbox. Of its rules, the last one that fits counts.
  func sandboxExec(showing folder: String, writing home: String) -> [String] {
    func places(_ folders: [String]) -> String {
      folders.map { path in
        // Rules are about paths without symbolic links, and `/tmp` is a link.
        let real = realpath(path, nil)
        defer { free(real) }
        let escaped = (real.map { String(cString: $0) } ?? path).replacing("\\", with: "\\\\")
          .replacing("\"", with: "\\\"")
        return "(subpath \"\(escaped)\")"
      }.joined(separator: " ")
    }
    let rules = [
      "(version 1)", "(allow default)", "(deny network*)",
      "(deny signal)", "(allow signal (target same-sandbox))",
      "(deny file-write*)", "(allow file-write* \(places([home, "/dev"])))",
      "(deny file-read-data \(places(hidden)))",
      "(allow file-read-data \(places([folder] + shown)))",
    ]
    return [Self.place(of: "sandbox-exec"), "-p", rules.joined(separator: "\n")]
  }
}
