/// A step of a script for recorders.
enum RecorderStep: CaseIterable {
  case record
  case recordTheSameAgain
  case recordAnEvent
  /// An entry that is encoded as `null`.
  case recordNothing
  case recordWhatCannotBeEncoded
  /// The rest of the process gets a turn.
  case yield
  /// From the beginning of the script on, the encoder waits until all is recorded.
  case holdTheEncoder
}
