import Foundation

/// Shows lines on the whole terminal without flicker: it writes over equal lines, and never erases them first.
struct Screen {
  private var shown = ""
  private var size = (columns: 0, rows: 0)

  /// Draws the whole screen the next time, because something else was shown in between.
  mutating func forget() { size = (0, 0) }

  /// Shows lines from the top, and erases the screen below them. Lines that do not fit are left out.
  mutating func show(_ lines: [String], on size: (columns: Int, rows: Int)) throws {
    // In a full line the cursor stays on the last column, which must not be erased.
    let texts = lines.prefix(size.rows).map {
      $0 + (Columns.width(of: $0) < size.columns ? "\u{1b}[K" : "")
    }
    let isFull = texts.count == size.rows
    let frame = "\u{1b}[H" + texts.joined(separator: "\r\n") + (isFull ? "" : "\r\n\u{1b}[J")
    let isResized = size != self.size
    guard frame != shown || isResized else { return }
    shown = frame
    self.size = size
    // Terminals that know the first and last sequences show all between them at once; others ignore the two.
    let text = "\u{1b}[?2026h" + (isResized ? "\u{1b}[2J" : "") + frame + "\u{1b}[?2026l"
    try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
  }
}
