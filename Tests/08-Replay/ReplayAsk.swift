/// What a test asks a world for.
enum ReplayAsk: CaseIterable {
  case number
  case date
}
