// REPLACE: what the code as found does, in plain values.

/// What the dot as found does: no file, no class, no seam.
struct NewsDotModel {
  private var launches: Int
  private var openedAt: Int
  private var visits = 0

  init(launches: Int) {
    self.launches = launches
    openedAt = launches
  }

  var isShown: Bool { visits < 3 && launches - openedAt >= 3 }

  mutating func launch() { launches += 1 }

  mutating func openNews() {
    visits += isShown ? 1 : 0
    openedAt = launches
  }
}
