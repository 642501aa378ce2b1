/// One caller who wants to be linked.
final class LinkTurn {
  let viaDeeplink: Bool
  let completion: Answer

  init(viaDeeplink: Bool, completion: @escaping Answer) {
    self.viaDeeplink = viaDeeplink
    self.completion = completion
  }
}
