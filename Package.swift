// swift-tools-version: 6.3

import Foundation
import PackageDescription

/// A chapter of the workbook: its folder's name, in the order the chapters are worked. Its other settings are in
/// `Tests/NN-Name/chapter.json`, which kata reads.
struct Chapter {
  let folder: String

  /// Mode 6 has the main actor as its default isolation, as a new app does. Mode 5 while the chapter's legacy
  /// singletons need it; its README says what mode 6 objects to.
  var languageMode: SwiftLanguageMode = .v6

  /// The chapter's module: what follows the number in the folder's name.
  var module: String { String(folder.drop { $0 != "-" }.dropFirst()) }
}

let chapters = [
  Chapter(folder: "01-SubclassAndOverride"),
  Chapter(folder: "02-ProtocolInjection"),
  Chapter(folder: "03-ShimsAndWrappers"),
  Chapter(folder: "04-CompletionHandlers", languageMode: .v5),
  Chapter(folder: "05-ScopedOverrides"),
  Chapter(folder: "06-UseCases"),
  Chapter(folder: "07-Recording"),
  Chapter(folder: "08-Replay"),
  Chapter(folder: "09-FromLogToTest"),
  Chapter(folder: "10-TransactionRules"),
  Chapter(folder: "11-SproutAndWrap"),
  Chapter(folder: "12-MethodObject"),
  Chapter(folder: "13-HumbleObject"),
  Chapter(folder: "14-UnstructuredTasks"),
  Chapter(folder: "15-SharedStores"),
  Chapter(folder: "16-NetworkCalls"),
]

func exists(_ path: String) -> Bool {
  FileManager.default.fileExists(atPath: "\(Context.packageDirectory)/\(path)")
}

/// The targets of one chapter; none when its folder is missing, so that the others still build.
func targets(of chapter: Chapter) -> [Target] {
  let work = "Chapters/\(chapter.folder)"
  let suite = "Tests/\(chapter.folder)"
  var settings: [SwiftSetting] = [.swiftLanguageMode(chapter.languageMode)]
  if case .v6 = chapter.languageMode {
    settings += [
      .defaultIsolation(MainActor.self), .enableUpcomingFeature("InferIsolatedConformances"),
    ]
  }
  // SwiftPM evaluates this file again only when its text changes. Where a folder is new in a chapter, count up: 8.
  func present(_ names: [String], in folder: String) -> [String] {
    names.filter { exists("\(folder)/\($0)") }
  }
  guard exists(work), exists(suite) else { return [] }
  return [
    .executableTarget(
      name: chapter.module,
      dependencies: ["Platform"],
      path: work,
      exclude: present(
        ["README.md", "Hints.md", "YourMutants", "YourTests"], in: work),
      sources: present(
        ["Legacy", "Contract", "Refactored", "Further", "Program", "YourRefactoring"], in: work),
      swiftSettings: settings),
    .testTarget(
      name: "\(chapter.module)Tests",
      dependencies: [.target(name: chapter.module), "Platform", "Support"],
      path: suite,
      exclude: present(
        [
          "Duel", "Mutants", "Refused", "RightAnswers", "Start", "Variants", "WrongAnswers",
          "TEACHING.md", "chapter.json",
        ],
        in: suite),
      swiftSettings: settings),
  ]
    + (exists("\(work)/YourTests")
      ? [
        .testTarget(
          name: "\(chapter.module)YourTests",
          dependencies: [.target(name: chapter.module), "Platform"],
          path: "\(work)/YourTests",
          swiftSettings: settings)
      ] : [])
}

/// What most clones have no use for of kata's own tests is compiled and run only where `KATA_TESTS` asks for it: `all`,
/// as `.ci/slow` does, or `hostile`.
let leftOut =
  switch Context.environment["KATA_TESTS"] {
  case "all": [String]()
  case "hostile": ["Slow"]
  default: ["HostileTests", "Slow"]
  }

/// Lines for a debugger, and an index of the system's own modules, cost a fifth of the time in which a new clone builds
/// kata. Take this away while you debug it.
let quick: [SwiftSetting] = [
  .unsafeFlags(["-Xfrontend", "-gnone", "-index-ignore-system-modules"])
]

/// The tests of the platform and of kata; none in a handout, which lacks them.
let ownTests: [Target] =
  exists("Tests/KataTests")
  ? [
    .testTarget(name: "PlatformTests", dependencies: ["Platform"], path: "Tests/PlatformTests"),
    .testTarget(
      name: "KataTests", dependencies: ["Kata", "Support"], path: "Tests/KataTests",
      exclude: ["Hostile", "Logs", "Miniature", "Scripts"] + leftOut, swiftSettings: quick),
  ] : []

let package = Package(
  name: "Seams",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "kata", targets: ["Kata"])],
  targets: [
    .systemLibrary(name: "CSQLite", path: "Chapters/CSQLite"),
    .target(
      name: "Platform",
      dependencies: ["CSQLite"],
      path: "Chapters/Platform",
      linkerSettings: [
        .linkedLibrary(":libsqlite3.so.0", .when(platforms: [.linux])),
        .linkedLibrary("sqlite3", .when(platforms: [.macOS, .iOS])),
      ]),
    .target(name: "Support", dependencies: ["Platform"], path: "Tests/Support"),
    .executableTarget(name: "Kata", path: "Tests/Kata", swiftSettings: quick),
  ] + chapters.flatMap(targets) + ownTests,
  swiftLanguageModes: [.v6]
)
