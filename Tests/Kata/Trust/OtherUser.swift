import Foundation

/// A user that one run has for itself, where `kata` is root and there are no namespaces, as in most containers.
///
/// The user cannot enter the folders that root keeps to itself, cannot end the programs of others, and owns nothing but
/// its home. The lock on its folder is the lease: no other run has the user meanwhile.
struct OtherUser: Sendable {
  let id: uid_t
  /// The place for the run's files. Only root can write in it, and only the user can read it.
  let folder: URL

  /// Holds the lock; started programs do not inherit it.
  private let descriptor: Int32

  /// The ids that may be taken: Debian assigns none of them.
  private static let ids: Range<uid_t> = 61_000..<64_000

  private static let parent = URL(filePath: "/tmp/kata-users")

  /// Takes a free user until ``end()``, and ends the programs that an earlier run of it has left. Throws ``Failure`` if
  /// the folders of the users cannot be made, or are not root's.
  static func lease() async throws -> OtherUser {
    try makeOwn(parent, mode: 0o711, group: 0)
    for id in ids {
      let folder = parent.appending(path: "\(id)")
      try makeOwn(folder, mode: 0o750, group: id)
      let descriptor = TemporaryFolder.opened(folder)
      guard descriptor >= 0 else {
        throw Failure.grader("\(folder.path) cannot be opened", because: errno)
      }
      guard TemporaryFolder.lock(descriptor) else {
        close(descriptor)
        continue
      }
      let user = OtherUser(id: id, folder: folder, descriptor: descriptor)
      if !FileKind.contents(of: folder).isEmpty { await user.clean() }
      return user
    }
    throw Failure.grader("All users that tests may run as are taken.")
  }

  /// Lends a user for the time of some work.
  static func use<Value: Sendable>(_ work: (OtherUser) async throws -> Value) async throws -> Value
  {
    let user = try await lease()
    let result = await Result { try await work(user) }
    await user.end()
    return try result.get()
  }

  /// Makes a folder, unless it is there. In `/tmp` any user can make one, so its owner is asked for.
  private static func makeOwn(_ place: URL, mode: mode_t, group: gid_t) throws {
    mkdir(place.path, 0o700)
    var status = stat()
    guard lstat(place.path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR, status.st_uid == 0,
      chown(place.path, 0, group) == 0, chmod(place.path, mode) == 0
    else {
      throw Failure.grader("\(place.path) is no folder of root's. Remove it, and try again.")
    }
  }

  /// Gives the user a folder to write in.
  func give(_ place: URL) throws {
    guard chown(place.path, id, id) == 0, chmod(place.path, 0o700) == 0 else {
      throw Failure.grader("\(place.path) cannot be given to another user", because: errno)
    }
  }

  /// The words before a program that runs as the user, without any privilege.
  var words: [String] { SandboxView.becoming(id, by: SandboxView.place(of: "setpriv")) }

  /// The paths among some that the user can reach, although it should not.
  func reached(among paths: [String]) async throws -> [String] {
    let script =
      "for place in \"$@\"; do if test -r \"$place\" || test -w \"$place\" || test -x \"$place\";"
      + " then printf '%s\\n' \"$place\"; fi; done"
    let result = try await run(["-c", script, "sh"] + paths)
    guard result.ending == .exited(0) else { throw Failure.grader(result.output) }
    return result.output.split(separator: "\n").map(String.init)
  }

  /// Ends all programs of the user, removes its files, and gives it back.
  func end() async {
    // Another task, because this one may be cancelled, and the programs must end even so.
    await Task { await clean() }.value
    close(descriptor)
  }

  private func clean() async {
    // These are the folders of a system in which each user can write.
    let script =
      "kill -9 -1 2>/dev/null; find /tmp /var/tmp /dev/shm -mindepth 1 -maxdepth 1 -user \(id) -exec rm -rf {} +"
    _ = try? await run(["-c", script])
    for place in FileKind.contents(of: folder) { try? FileManager.default.removeItem(at: place) }
  }

  private func run(_ words: [String]) async throws -> Subprocess.Result {
    let all = self.words + ["/bin/sh"] + words
    return try await Subprocess(
      executable: URL(filePath: all[0]), arguments: Array(all.dropFirst()),
      environment: ["PATH": "/usr/bin:/bin"], timeLimit: 20
    ).run()
  }
}
