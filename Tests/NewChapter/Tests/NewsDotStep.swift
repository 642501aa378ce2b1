// REPLACE: what can happen in a script of the differential test.

/// A step of a ``NewsDotScript``.
enum NewsDotStep: CaseIterable {
  case launch
  /// Another part of the app counts, which is nothing to this dot.
  case launchElsewhere
  case look
  case openNews
}
