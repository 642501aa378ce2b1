/// A line on the screen, of pieces that each have a look.
struct ScreenLine: Equatable, Sendable {
  enum Look: Sendable { case normal, bold, dim, good, bad }

  private struct Piece: Equatable, Sendable {
    var text: String
    let look: Look
  }

  private var pieces: [Piece] = []

  static let empty = ScreenLine("")

  init(_ text: String, _ look: Look = .normal) { add(text, look) }

  /// The line with more at its end.
  func then(_ text: String, _ look: Look = .normal) -> ScreenLine {
    var line = self
    line.add(text, look)
    return line
  }

  private mutating func add(_ text: String, _ look: Look) {
    if !text.isEmpty { pieces.append(Piece(text: text, look: look)) }
  }

  /// How many columns it takes.
  var width: Int { pieces.map { Columns.width(of: $0.text) }.reduce(0, +) }

  /// The line without emphasis.
  var dimmed: ScreenLine { ScreenLine(pieces.map(\.text).joined(), .dim) }

  /// The line as a terminal shows it, cut where it is too long.
  func rendered(_ style: Style, columns: Int) -> String {
    var left = columns
    return pieces.map { piece in
      guard left > 0 else { return "" }
      let text = Columns.cut(piece.text, to: left)
      left -= Columns.width(of: piece.text)
      return switch piece.look {
      case .normal: text
      case .bold: style.bold(text)
      case .dim: style.dim(text)
      case .good: style.good(text)
      case .bad: style.bad(text)
      }
    }.joined()
  }
}
