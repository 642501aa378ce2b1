/// A step of a script for recorders.
enum RecorderStep: CaseIterable {
  case record
  case recordWhatCannotBeEncoded
  /// The rest of the process gets a turn.
  case yield
}
