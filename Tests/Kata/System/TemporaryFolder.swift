import Foundation

/// A folder that lasts as long as this object, which locks it. An unlocked folder was left by a killed process.
final class TemporaryFolder: Sendable {
  let place: URL

  /// Holds the lock; started programs do not inherit it.
  private let descriptor: Int32

  /// Makes an empty folder in another.
  init(in parent: URL) throws {
    while true {
      let place = parent.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      let descriptor = Self.opened(place)
      // Another process may have removed the folder as a leftover, just before it was opened or locked.
      guard descriptor >= 0 || errno == ENOENT else {
        throw POSIXError(.init(rawValue: errno) ?? .EIO)
      }
      guard descriptor >= 0 else { continue }
      let isTaken = !Self.lock(descriptor) && errno == EWOULDBLOCK
      if !isTaken, FileKind(of: place) == .folder {
        self.place = place
        self.descriptor = descriptor
        return
      }
      close(descriptor)
    }
  }

  deinit {
    Self.remove(place)
    close(descriptor)
  }

  /// Removes the leftovers of killed processes from a folder.
  static func removeLeftovers(in parent: URL) {
    for place in FileKind.contents(of: parent) {
      let descriptor = opened(place)
      guard descriptor >= 0 else {
        if FileKind(of: place) != .folder { remove(place) }
        continue
      }
      if lock(descriptor) { remove(place) }
      close(descriptor)
    }
  }

  /// Removes a folder, even if a program has taken rights away from folders in it.
  private static func remove(_ place: URL) {
    guard (try? FileManager.default.removeItem(at: place)) == nil else { return }
    let below = FileManager.default.enumerator(atPath: place.path)
    chmod(place.path, 0o700)
    while let path = below?.nextObject() as? String {
      let inner = place.appending(path: path)
      if FileKind(of: inner) == .folder { chmod(inner.path, 0o700) }
    }
    try? FileManager.default.removeItem(at: place)
  }

  /// A descriptor of a folder that is no link, for ``lock(_:)``; negative if there is none.
  static func opened(_ folder: URL) -> Int32 {
    open(folder.path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
  }

  /// Locks a folder, unless another descriptor locks it.
  static func lock(_ descriptor: Int32) -> Bool {
    flock(descriptor, LOCK_EX | LOCK_NB) == 0
  }
}
