import Foundation
import Synchronization

/// The products that this `kata` has made or checked, as they were then.
final class Inventories: Sendable {
  private let known = Mutex<[String: Inventory]>([:])

  /// Takes note of a product.
  func note(_ inventory: Inventory, of place: URL) {
    known.withLock { $0[place.path] = inventory }
  }

  /// Whether a product is as it was: when this `kata` saw it last, else when it was made.
  func fits(_ place: URL) -> Bool {
    guard let now = Inventory(of: place) else { return false }
    if let then = known.withLock({ $0[place.path] }) { return now == then }
    let list = place.appending(path: Inventory.name)
    guard let text = try? String(contentsOf: list, encoding: .utf8), text == now.text else {
      return false
    }
    note(now, of: place)
    return true
  }
}
