import Platform

extension Window {
  /// The visible lines that are not empty: a search may leave an empty line out.
  var filledLines: [String] { visible.filter { !$0.isEmpty } }
}
