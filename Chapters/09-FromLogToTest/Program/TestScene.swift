/// Prints a log as a test in Swift.
enum TestScene {
  static func play(_ words: [String]) throws {
    let file = try LogFile(words)
    print(TestWriter(file.log, from: file.path).source, terminator: "")
  }
}
