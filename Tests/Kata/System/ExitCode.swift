/// The exit code of `kata`.
enum ExitCode: Int32, Sendable {
  case allPassed = 0
  case somethingFailed = 1
  case wrongUsage = 2
  case graderFailed = 3
}
