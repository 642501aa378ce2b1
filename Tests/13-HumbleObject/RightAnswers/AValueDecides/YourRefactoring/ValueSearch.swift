/// The search is a struct.
struct ValueSearch: Searching {
  let runtime: SearchRuntime

  func take(_ event: SearchEvent) { runtime.run(.happened(event)) }
}
