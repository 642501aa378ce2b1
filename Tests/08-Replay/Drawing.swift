/// A state that cannot be compared: objects lie in it, and it is not `Equatable`.
struct Drawing: Encodable {
  private(set) var lines: [Line] = []

  mutating func addLine(ofLength length: UInt64) { lines.append(Line(length: length)) }

  /// A line of a drawing.
  final class Line: Encodable {
    let length: UInt64

    init(length: UInt64) { self.length = length }
  }
}
