import Foundation
import Testing

/// Tests of the workflow of a fork's CI; `.ci/run` runs the lines of its Linux job.
@Suite struct WorkflowTests {
  private static let file = ".github/workflows/chapters.yml"

  @Test(arguments: ["linux", "mac"])
  func `both systems build, test, judge and verify`(job: String) throws {
    let lines = try Self.lines(of: job)

    let wanted = ["swift build", "swift test", "swift run kata", "swift run kata verify"]
    for command in wanted {
      #expect(lines.contains { $0 == command || $0.hasPrefix(command + " || ") }, "\(command)")
    }
  }

  @Test(arguments: ["linux", "mac"])
  func `every line is one that a shell reads`(job: String) async throws {
    for line in try Self.lines(of: job) {
      let read = try await Clone.run(
        URL(filePath: "/bin/bash"), ["-n", "-c", line], in: Clone.workbook)

      #expect(read.exitCode == 0 && read.errors.isEmpty, "\(line): \(read.errors)")
    }
  }

  @Test func `it is indented as YAML is, and each step does one thing`() throws {
    let text = try Self.text().split(separator: "\n").filter { !$0.contains("#") }
    for line in text {
      let indent = line.prefix { $0 == " " }.count
      #expect(indent.isMultiple(of: 2) && !line.contains("\t"), "\(line)")
      let isKnown = line.firstMatch(of: #/^ *(- )?[\w-]+:( \S.*)?$/#) != nil
      #expect(isKnown, "\(line)")
    }
    #expect(text.count { $0.contains("- ") } == text.count { $0.contains(#/- (run|uses): \S/#) })
  }

  @Test func `the log of a probe that failed is kept`() throws {
    let uploads = try Self.text().matches(of: #/upload-artifact@v4\n +if: always\(\)/#)

    #expect(uploads.count == 2)
    #expect(try Self.text().matches(of: #/path: .build/kata/probe.log/#).count == 2)
  }

  // MARK: - Reading the workflow

  private static func text() throws -> String {
    try String(contentsOf: Clone.workbook.appending(path: file), encoding: .utf8)
  }

  /// The commands of a job, in order.
  private static func lines(of job: String) throws -> [String] {
    let jobs = try text().split(separator: "\n").drop { $0 != "  \(job):" }.dropFirst()
    let lines = jobs.prefix { $0.prefix(4).allSatisfy { $0 == " " } }
      .compactMap { $0.firstMatch(of: #/^ +- run: (.+)$/#).map { String($0.output.1) } }
    return try #require(lines.isEmpty ? nil : lines)
  }
}
