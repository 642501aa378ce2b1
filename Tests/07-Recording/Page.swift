/// A struct that holds a class: it looks like a value, and is none.
nonisolated struct Page: Encodable, Sendable {
  let tally: Tally
}
