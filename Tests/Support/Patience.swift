/// The time that a test gives code which works on other threads.
@MainActor public enum Patience {
  /// Whether something was waited for in vain: after that the suite is less patient, so that it ends soon.
  private static var isUsedUp = false

  /// Waits until a condition holds that should hold soon.
  ///
  /// - Returns: Whether it came to hold, in a second at most, and more on a busy machine, where the code that is waited
  ///   for is slow, too.
  public static func until(_ condition: () -> Bool) async -> Bool {
    let holds = await comes(condition)
    if !holds { isUsedUp = true }
    return holds
  }

  /// Waits until a condition holds that need not.
  public static func comes(_ condition: () -> Bool) async -> Bool {
    let (time, passes) = isUsedUp ? (Duration.milliseconds(30), 10) : (.seconds(1), 300)
    let end = ContinuousClock.now + time
    var pass = 0
    while !condition(), ContinuousClock.now < end || pass < passes {
      if pass < 20 { await Task.yield() } else { try? await Task.sleep(for: .milliseconds(1)) }
      pass += 1
    }
    return condition()
  }

  /// Calls a method that should return soon.
  ///
  /// - Returns: Whether it returned.
  public static func returns(_ call: @escaping @MainActor () async -> Void) async -> Bool {
    var isBack = false
    Task {
      await call()
      isBack = true
    }
    return await until { isBack }
  }

  /// Gives code that does too much the time to do it.
  public static func grace() async {
    for _ in 1...20 { await Task.yield() }
    try? await Task.sleep(for: .milliseconds(10))
  }
}
