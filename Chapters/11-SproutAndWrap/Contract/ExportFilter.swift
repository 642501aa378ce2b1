import Foundation

/// The notes that a user wants to export.
struct ExportFilter {
  /// Any moment of the first day, which is included; nil for no first day.
  var firstDay: Date?
  /// Any moment of the last day, which is included; nil for no last day.
  var lastDay: Date?
  /// The tags that a note must have, all of them. Small and capital letters are the same.
  var tags: [String] = []
}
