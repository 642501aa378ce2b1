/// Writes the tester's log as a test, and prints the steps around the middle of it.
enum RefactoredScene {
  static func play() {
    print(LogScene.report)
    print("\nWritten as a test, around the middle of it:")
    let lines = TestWriter(TestersLog.log).source.split(
      separator: "\n", omittingEmptySubsequences: false)
    let start = lines.firstIndex { $0.contains("// 17,") } ?? 0
    let end = lines.firstIndex { $0.contains("// 21,") } ?? lines.endIndex
    for line in lines[start..<end] { print(line) }
  }
}
