import Foundation

/// What `chapter.json`, beside a chapter's suite, says of the chapter. Each of its keys may be left out, and so may the
/// file.
struct ChapterSettings: Decodable, Hashable, Sendable {
  /// The names that learners may use in this chapter only: modules, functions of the C library, types of Foundation, or
  /// single members, as in `FileManager` and `URL.homeDirectory`.
  var allows: Set<String> = []

  /// The types that learners' tests must not reach: legacy code that a test could compare with their own.
  var forbids: Set<String> = []

  /// The beginnings of the names of turn 2's files that may use all modules; empty if all files may. Otherwise each
  /// other file compiles with the chapter's contract alone.
  var shell: Set<String> = []

  /// The scenes that the chapter's program plays beside the usual ones and ``screens``. A usual one among them takes
  /// words, too.
  var scenes: [String] = []

  /// The scenes that take the terminal over, and get each key at once.
  var screens: [String] = []

  /// The file that learners edit in a few places only; nil if the chapter has none.
  var smallEdit: SmallEdit?

  /// The test of a log of their own that learners are asked for; nil if the chapter asks for none.
  var ownLog: OwnLog?

  /// The whole text, which verdicts depend on; empty without a file.
  private(set) var text = ""

  static let fileName = "chapter.json"

  private enum CodingKeys: String, CodingKey, CaseIterable {
    case allows, forbids, shell, scenes, screens, smallEdit, ownLog
  }

  init() {}

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    allows = try values.decodeIfPresent(Set.self, forKey: .allows) ?? []
    forbids = try values.decodeIfPresent(Set.self, forKey: .forbids) ?? []
    shell = try values.decodeIfPresent(Set.self, forKey: .shell) ?? []
    scenes = try values.decodeIfPresent(Array.self, forKey: .scenes) ?? []
    screens = try values.decodeIfPresent(Array.self, forKey: .screens) ?? []
    smallEdit = try values.decodeIfPresent(SmallEdit.self, forKey: .smallEdit)
    ownLog = try values.decodeIfPresent(OwnLog.self, forKey: .ownLog)
  }

  /// Reads the file in a suite's folder. Throws ``Failure``, which says what is wrong with it.
  init(of suite: URL) throws {
    let file = suite.appending(path: Self.fileName)
    guard FileKind(of: file) != nil else { return }
    let text = try String(textOf: file)
    do {
      self = try JSONDecoder().decode(Self.self, from: Data(text.utf8))
      let known = CodingKeys.allCases.map(\.rawValue)
      let keys = try JSONDecoder().decode([String: Anything].self, from: Data(text.utf8)).keys
      if let other = keys.sorted().first(where: { !known.contains($0) }) {
        throw Failure.grader(
          "\(file.path) says \"\(Style.harmless(other))\", and kata knows \(known.joined(separator: ", "))."
        )
      }
    } catch let error as DecodingError {
      throw Failure.grader("\(file.path) cannot be read: \(Self.reason(of: error))")
    }
    self.text = text
  }

  /// A value that is not looked at.
  private struct Anything: Decodable {
    init(from decoder: any Decoder) {}
  }

  /// What is wrong, and at which key.
  private static func reason(of error: DecodingError) -> String {
    let context =
      switch error {
      case .typeMismatch(_, let context), .valueNotFound(_, let context),
        .keyNotFound(_, let context), .dataCorrupted(let context):
        context
      @unknown default: DecodingError.Context(codingPath: [], debugDescription: "\(error)")
      }
    let place = context.codingPath.map(\.stringValue).joined(separator: ".")
    let cause = (context.underlyingError as NSError?)?.userInfo["NSDebugDescription"] as? String
    return (place.isEmpty ? "" : "at \"\(place)\": ") + (cause ?? context.debugDescription)
  }
}
